import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The customer's own cart, and the one they came with if it is nobody else's. */
export type CartsAtSignIn = { readonly own?: Cart; readonly brought?: Cart }

/** Which cart is a customer's, on every device of theirs. */
export interface CustomerCarts {
  /** Whose cart it is; `undefined` for a guest's and for none. */
  readonly holder: (token: CartToken) => TaskEither<ServiceUnavailable, AccountId | undefined>
  readonly cartOf: (owner: AccountId) => TaskEither<ServiceUnavailable, Cart | undefined>
  /**
   * In one transaction: looks at both carts, decides, writes what is answered; `own` is the customer's cart from now on.
   * A cart that is another customer's is not shown to the decision.
   */
  readonly takeOver: (
    owner: AccountId,
    brought: CartToken | undefined,
    decide: (carts: CartsAtSignIn) => CartsAtSignIn,
  ) => TaskEither<ServiceUnavailable, Cart | undefined>
}
