import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type CartNotFound = NotFound<'cart'>

/** Two carts that change together. */
export type CartPair = { readonly from: Cart; readonly into: Cart }

/** Where the shop keeps carts. */
export interface CartShelf {
  /** Keeps a new cart and gives it its `id`. */
  readonly put: (cart: Omit<Cart, 'id'>) => TaskEither<ServiceUnavailable, Cart>
  readonly cart: (token: CartToken) => TaskEither<CartNotFound | ServiceUnavailable, Cart>
  /**
   * Reads, decides and writes as one: two changes at once happen one after the other, none is lost. `decide` may run again.
   * `seen` is that cart as `cart` has just answered it: it need not be read again while nobody changed it.
   */
  readonly change: <Refused>(
    token: CartToken,
    decide: (cart: Cart) => Either<Refused, Cart>,
    seen?: Cart,
  ) => TaskEither<Refused | CartNotFound | ServiceUnavailable, Cart>
  /** The same for two different carts at once: both change or neither does. */
  readonly changeTwo: <Refused>(
    tokens: { readonly from: CartToken; readonly into: CartToken },
    decide: (pair: CartPair) => Either<Refused, CartPair>,
  ) => TaskEither<Refused | CartNotFound | ServiceUnavailable, CartPair>
}
