import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartNotFound, CartRepository } from '../../../application/commerce/cart/cart-repository.port.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { stocksIn } from '../stock/stock-ledger.ts'

export const cartIn = (state: ShopState, token: CartToken): E.Either<CartNotFound, Cart> =>
  E.fromNullable<CartNotFound>({ _tag: 'NotFound', what: 'cart' })(state.carts.get(token))

const stored = (state: ShopState) => (cart: Cart): Cart => {
  state.carts.set(cart.token, cart)
  state.cartChanges.set(cart.token, new Date())
  return cart
}

export const openCartRepository = (state: ShopState): CartRepository => ({
  put: (cart) => atomically(() => E.right(stored(state)({ ...cart, id: state.carts.size + 1 }))),
  cart: (token) => atomically(() => cartIn(state, token)),
  stockedCart: (token) => atomically(() => pipe(
    cartIn(state, token),
    E.map((cart) => ({ cart, stocks: stocksIn(state, cart.lines.map(({ variantId }) => variantId)) })),
  )),
  attempt: (token, attempt) => pipe(atomically(() => cartIn(state, token)), TE.flatMap(attempt)),
  change: (token, decide) =>
    atomically(() => pipe(cartIn(state, token), E.flatMap(decide), E.map(stored(state)))),
  changeTwo: (tokens, decide) =>
    atomically(() =>
      pipe(
        E.Do,
        E.apS('from', cartIn(state, tokens.from)),
        E.apS('into', cartIn(state, tokens.into)),
        E.flatMap(decide),
        E.map(({ from, into }) => ({ from: stored(state)(from), into: stored(state)(into) })),
      ),
    ),
})
