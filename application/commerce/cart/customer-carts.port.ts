import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { CartsAfterSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { SignedIn } from '../shop/signed-in.ts'

/** The customer's own cart, and the one they came with. */
export type CartsAtSignIn = { readonly own?: Cart; readonly brought?: Cart }

type SessionEnded = Extract<Failure, { readonly _tag: 'NotSignedIn' }>

/** Which cart is a customer's, on every device of theirs. */
export interface CustomerCarts {
  readonly cartOf: (owner: AccountId) => TaskEither<ServiceUnavailable, Cart | undefined>
  /**
   * In one transaction, refused where the session ended meanwhile: looks at both carts, decides, writes what is answered. `own` is the
   * customer's cart from now on. What was kept under `renamed` is kept under the token of `own`, and links to it follow; what was kept
   * under `merged` is deleted.
   */
  readonly takeOver: (
    signedIn: SignedIn,
    brought: CartToken | undefined,
    decide: (carts: CartsAtSignIn) => CartsAfterSignIn,
  ) => TaskEither<SessionEnded | ServiceUnavailable, Cart | undefined>
}
