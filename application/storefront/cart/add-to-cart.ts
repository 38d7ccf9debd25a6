import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { CartGateway, NewItem } from './cart-gateway.port.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'
import { currentCart } from './current-cart.ts'
import { inStore } from './in-store.ts'
import type { CartQueue } from './cart-queue.ts'

/** Puts items into the visitor's cart, making one first if there is none (Commerce §4). All items or none. */
export type AddToCart = (items: readonly NewItem[], locale: Locale) => TE.TaskEither<Failure, Cart>
export const AddToCart = token<AddToCart>('AddToCart')

type Deps = {
  readonly carts: CartGateway
  readonly keeper: CartTokenKeeper
  readonly store: CartStore
  readonly queue: CartQueue
}

const tokenOfCurrentOrNew = (deps: Deps, locale: Locale): TE.TaskEither<Failure, CartToken> =>
  pipe(
    currentCart(deps),
    TE.flatMap((cart) => (cart === undefined ? deps.carts.create(locale) : TE.right(cart))),
    TE.map((cart) => cart.token),
    TE.tapIO((cartToken) => () => {
      deps.keeper.keep(cartToken)
    }),
  )

export const makeAddToCart =
  (deps: Deps): AddToCart =>
  (items, locale) =>
    deps.queue.run(
      inStore(deps.store)(
        pipe(
          tokenOfCurrentOrNew(deps, locale),
          TE.flatMap((cartToken) => deps.carts.addItems(cartToken, items)),
        ),
      ),
    )
