import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { LeftBetween, LeftCart } from '../../../domain/cart/left-behind.ts'
import type { MarketingToken } from '../../../domain/customer/marketing.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from '../mail/mail.ts'

/** A letter with the two tokens that stand in it: the way to the goods, and the way to get no more of these. */
export type AbandonedCartMail = {
  readonly mail: Mail
  readonly link: CartLinkToken
  readonly linkEndsAt: Date
  readonly unsubscribeToken: MarketingToken
}

/** Customers' carts that were left behind. */
export interface LeftCarts {
  /**
   * Takes the next one that nothing was decided on yet, and keeps the decision, its tokens and its letter in one transaction: each
   * cart is decided on once, by one process; one that cannot be read is told of and not looked at again. Answers whether there was one.
   */
  readonly decideNext: (
    left: LeftBetween, decide: (found: LeftCart) => AbandonedCartMail | undefined, unreadable: Unreadable,
  ) => TaskEither<ServiceUnavailable, boolean>
}
