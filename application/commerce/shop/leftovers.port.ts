import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { KeptUntil } from '../../../domain/settings/kept-for.ts'

/** What nobody comes back to: personal data without a purpose. */
export interface Leftovers {
  /**
   * Drops the carts that nobody touched since, but no customer's current one; sessions, links to carts and proofs of
   * mailboxes that ended; what stood in mails that were sent before, and mails that were given up before; and accounts
   * opened before whose mailbox nobody proved, that nobody is signed in to, and that hold no cart and no order; letters
   * that asked for a consent and were not answered, and the proofs of consents that were all taken back before; and orders
   * from before the books that the law still asks for, with their payments. That a mail was sent stays known as long as
   * those books, so that none is sent twice.
   */
  readonly drop: (until: KeptUntil) => TaskEither<ServiceUnavailable, void>
}
