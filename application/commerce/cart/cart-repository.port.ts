import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type CartNotFound = NotFound<'cart'>

type Tagged = { readonly _tag: string }

/** Two carts that change together. */
export type CartPair = { readonly from: Cart; readonly into: Cart }

/** Where the shop keeps carts. */
export interface CartRepository {
  /** Keeps a new cart and gives it its `id`. */
  readonly put: (cart: Omit<Cart, 'id'>) => TaskEither<ServiceUnavailable, Cart>
  readonly cart: (token: CartToken) => TaskEither<CartNotFound | ServiceUnavailable, Cart>
  /**
   * Gives `attempt` the cart, which it changes by `change` with what it was given as `seen`. It may be given the cart as this shop
   * last kept it, without a look whether somebody else changed it since: then the `change` refuses, and whatever is refused is asked
   * once more of the cart as it is. So `attempt` may run twice.
   */
  readonly attempt: <Refused extends Tagged>(
    token: CartToken,
    attempt: (seen: Cart) => TaskEither<Refused, Cart>,
  ) => TaskEither<Refused | CartNotFound | ServiceUnavailable, Cart>
  /**
   * Reads, decides and writes as one: two changes at once happen one after the other, none is lost. `decide` may run again.
   * `seen` is that cart as `cart` or `attempt` has just answered it: it need not be read again while nobody changed it.
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
