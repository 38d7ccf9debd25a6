import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { ProofToken } from '../../../domain/identity/mailbox-proof.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'

/** Letters that mailboxes prove themselves with. A letter's token is never kept, only what proves it. */
export interface MailboxProofs {
  /** Both or neither: what proves the token, and the letter in the outbox. */
  readonly begin: (
    proof: { readonly token: ProofToken; readonly accountId: AccountId; readonly endsAt: Date },
    letter: Mail,
  ) => TaskEither<ServiceUnavailable, void>
  /** Whether this letter could be answered now: it did not run out, was not used, and its mailbox is nobody's yet. */
  readonly isOpen: (token: ProofToken, now: Date) => TaskEither<ServiceUnavailable, boolean>
  /**
   * The account whose letter this was, proven from now on: with this password, without the sessions begun before, and its other
   * letters worth nothing. `undefined`, with nothing changed, where the letter ran out, was used, or the mailbox is somebody's.
   */
  readonly accept: (token: ProofToken, passwordHash: string, now: Date) => TaskEither<ServiceUnavailable, Customer | undefined>
}
