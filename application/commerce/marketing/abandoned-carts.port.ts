import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { AbandonmentWindow, AbandonedCart } from '../../../domain/cart/abandoned-cart.ts'
import type { MarketingToken } from '../../../domain/customer/marketing.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from '../mail/mail.ts'

/** A mail with its two tokens: the link to the cart and the unsubscribe link. */
export type AbandonedCartMail = {
  readonly mail: Mail
  readonly link: CartLinkToken
  readonly linkEndsAt: Date
  readonly unsubscribeToken: MarketingToken
}

/** Abandoned carts of customers. */
export interface AbandonedCarts {
  /**
   * Decides on the next undecided cart, storing decision, tokens and mail in one transaction: each cart is decided once, by one process;
   * an unreadable one is reported and not retried. `false` if there was none.
   */
  readonly decideNext: (
    left: AbandonmentWindow, decide: (cart: AbandonedCart) => AbandonedCartMail | undefined, unreadable: Unreadable,
  ) => TaskEither<ServiceUnavailable, boolean>
}
