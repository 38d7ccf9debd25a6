import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartsAfterSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SignedIn } from '../shop/signed-in.ts'

/** The customer's own cart, and the guest cart of the browser that signs in. */
export type CartsAtSignIn = { readonly own?: Cart; readonly guestCart?: Cart }

type SessionEnded = Extract<Failure, { readonly _tag: 'NotSignedIn' }>

/** The cart of each customer, the same on all devices. */
export interface CustomerCarts {
  readonly cartOf: (owner: AccountId) => TaskEither<ServiceUnavailable, Cart | undefined>
  /**
   * In one transaction, refused if the session ended meanwhile: reads both carts, decides and writes the result. `own` becomes the
   * customer's cart. What was stored under `renamed` moves to the token of `own`, with its links; what was stored under `merged` is
   * deleted.
   */
  readonly takeOver: (
    signedIn: SignedIn,
    guestToken: CartToken | undefined,
    decide: (carts: CartsAtSignIn) => CartsAfterSignIn,
  ) => TaskEither<SessionEnded | ServiceUnavailable, Cart | undefined>
}
