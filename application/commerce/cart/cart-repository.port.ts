import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'

export type CartNotFound = NotFound<'cart'>

type Tagged = { readonly _tag: string }

/** Two carts that are changed in one transaction. */
export type CartPair = { readonly from: Cart; readonly into: Cart }

/** A cart with the stock of its lines; a variant without an entry was never stocked or ordered. */
export type StockedCart = { readonly cart: Cart; readonly stocks: ReadonlyMap<VariantId, Stock> }

/** The store of carts. */
export interface CartRepository {
  /** Stores a new cart and assigns its `id`. */
  readonly put: (cart: Omit<Cart, 'id'>) => TaskEither<ServiceUnavailable, Cart>
  readonly cart: (token: CartToken) => TaskEither<CartNotFound | ServiceUnavailable, Cart>
  /** The same with the stock, read at once. */
  readonly stockedCart: (token: CartToken) => TaskEither<CartNotFound | ServiceUnavailable, StockedCart>
  /**
   * Calls `attempt` with the cart as `seen`, which it passes on to `change`. The cart may come from a cache and be out of date: then
   * `change` is refused, and a refused attempt runs once more with the current cart. So `attempt` may run twice.
   */
  readonly attempt: <Refused extends Tagged>(
    token: CartToken,
    attempt: (seen: Cart) => TaskEither<Refused, Cart>,
  ) => TaskEither<Refused | CartNotFound | ServiceUnavailable, Cart>
  /**
   * Reads, decides and writes as one: concurrent changes run one after the other, none is lost. `decide` may run again. `seen` is the cart
   * as `cart` or `attempt` has just returned it: it is not read again unless it changed.
   */
  readonly change: <Refused>(
    token: CartToken,
    decide: (cart: Cart) => Either<Refused, Cart>,
    seen?: Cart,
  ) => TaskEither<Refused | CartNotFound | ServiceUnavailable, Cart>
  /** The same for two carts: both change or neither does. */
  readonly changeTwo: <Refused>(
    tokens: { readonly from: CartToken; readonly into: CartToken },
    decide: (pair: CartPair) => Either<Refused, CartPair>,
  ) => TaskEither<Refused | CartNotFound | ServiceUnavailable, CartPair>
}
