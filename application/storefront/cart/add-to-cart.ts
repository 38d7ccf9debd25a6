import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { RequestKeys } from '../shop/request-keys.port.ts'
import type { CartGateway, NewItem } from './cart-gateway.port.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'
import { changingInStore } from './in-store.ts'
import type { CartQueue } from './cart-queue.ts'
import { openAdditionNaming } from './name-addition.ts'

/** Puts items into the visitor's cart, making one first if there is none (Commerce §4). All items or none. */
export type AddToCart = (items: readonly NewItem[], locale: Locale) => TE.TaskEither<Failure, Cart>
export const AddToCart = token<AddToCart>('AddToCart')

type Deps = {
  readonly carts: CartGateway
  readonly keeper: CartTokenKeeper
  readonly store: CartStore
  readonly queue: CartQueue
  readonly additions: RequestKeys
}

const isGone = (failure: Failure): boolean =>
  failure._tag === 'CartCompleted' || (failure._tag === 'NotFound' && failure.what === 'cart')

type Addition = { readonly items: readonly NewItem[]; readonly name: string }

const intoNewCart = (deps: Deps, { items, name }: Addition, locale: Locale): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.carts.create(locale),
    TE.tapIO((cart) => () => {
      deps.keeper.store(cart.token)
    }),
    TE.filterOrElse((cart) => deps.keeper.read() === cart.token, (): Failure => ({ _tag: 'NothingStored' })),
    TE.flatMap((cart) => deps.carts.addItems(cart.token, items, name)),
  )

// A cart that the shop no longer knows, or that was ordered meanwhile, is replaced without a word (decision A67).
const intoKeptCart = (deps: Deps, kept: CartToken, addition: Addition, locale: Locale): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.carts.addItems(kept, addition.items, addition.name),
    TE.orElse((failure) => (isGone(failure) ? intoNewCart(deps, addition, locale) : TE.left(failure))),
  )

export const makeAddToCart = (deps: Deps): AddToCart => {
  const naming = openAdditionNaming(deps)
  return (items, locale) =>
    deps.queue.run(
      changingInStore(deps.store)(
        pipe(
          TE.fromIO(() => ({ items, name: naming.nameOf(items) })),
          TE.flatMap((addition) => {
            const kept = deps.keeper.read()
            return kept === undefined ? intoNewCart(deps, addition, locale) : intoKeptCart(deps, kept, addition, locale)
          }),
          TE.tapIO(() => naming.answered),
          TE.tapError((failure) => TE.fromIO(() => { naming.failed(failure) })),
        ),
      ),
    )
}
