import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { CartGateway, NewItem } from './cart-gateway.port.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'
import { changingInStore } from './in-store.ts'
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

const isGone = (failure: Failure): boolean =>
  failure._tag === 'CartCompleted' || (failure._tag === 'NotFound' && failure.what === 'cart')

const intoNewCart = (deps: Deps, items: readonly NewItem[], locale: Locale): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.carts.create(locale),
    TE.tapIO((cart) => () => {
      deps.keeper.keep(cart.token)
    }),
    TE.flatMap((cart) => deps.carts.addItems(cart.token, items)),
  )

// A cart that the shop no longer knows, or that was ordered meanwhile, is replaced without a word (decision A67).
const intoKeptCart = (deps: Deps, kept: CartToken, items: readonly NewItem[], locale: Locale): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.carts.addItems(kept, items),
    TE.orElse((failure) => (isGone(failure) ? intoNewCart(deps, items, locale) : TE.left(failure))),
  )

export const makeAddToCart =
  (deps: Deps): AddToCart =>
  (items, locale) =>
    deps.queue.run(
      changingInStore(deps.store)(() => {
        const kept = deps.keeper.kept()
        return (kept === undefined ? intoNewCart(deps, items, locale) : intoKeptCart(deps, kept, items, locale))()
      }),
    )
