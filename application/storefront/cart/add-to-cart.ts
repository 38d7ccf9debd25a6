import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { NewItem } from '../../contract/cart.ts'
import { token } from '../../token.ts'
import type { CampaignOf } from '../visit/campaign-keeper.port.ts'
import { underCampaign } from '../visit/under-campaign.ts'
import type { RequestKeys } from '../shop/request-keys.port.ts'
import type { Shop } from '../shop/shop.ts'
import type { CartStore } from './cart-store.ts'
import type { CartTokenKeeper } from './cart-token-keeper.port.ts'
import { changingInStore } from './in-store.ts'
import type { CartQueue } from './cart-queue.ts'
import { openAdditionKeys } from './addition-keys.ts'

/** Adds items to the visitor's cart and creates one if there is none (Commerce §4). All items or none. */
export type AddToCart = (items: readonly NewItem[], locale: Locale) => TE.TaskEither<Failure, Cart>
export const AddToCart = token<AddToCart>('AddToCart')

type Deps = {
  readonly shop: Pick<Shop, 'cart'>
  readonly keeper: CartTokenKeeper
  readonly store: CartStore
  readonly queue: CartQueue
  readonly additions: RequestKeys
  readonly campaignOf: CampaignOf
}

const isUnusable = (failure: Failure): boolean =>
  failure._tag === 'CartCompleted' || (failure._tag === 'NotFound' && failure.what === 'cart')

type Addition = { readonly items: readonly NewItem[]; readonly key: string }

const intoNewCart = (deps: Deps, addition: Addition, locale: Locale): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.shop.cart.createCart({}, locale),
    TE.tapIO((cart) => () => {
      deps.keeper.store(cart.token)
    }),
    TE.filterOrElse((cart) => deps.keeper.read() === cart.token, (): Failure => ({ _tag: 'NothingStored' })),
    TE.flatMap((cart) => deps.shop.cart.addToCart({ token: cart.token, ...addition })),
  )

// A cart that no longer exists, or was ordered meanwhile, is replaced without a message (decision A67).
const intoStoredCart = (deps: Deps, stored: CartToken, addition: Addition, locale: Locale): TE.TaskEither<Failure, Cart> =>
  pipe(
    deps.shop.cart.addToCart({ token: stored, ...addition }),
    TE.orElse((failure) => (isUnusable(failure) ? intoNewCart(deps, addition, locale) : TE.left(failure))),
  )

export const makeAddToCart = (deps: Deps): AddToCart => {
  const additionKeys = openAdditionKeys(deps)
  return (items, locale) =>
    deps.queue.run(
      changingInStore(deps.store)(
        pipe(
          TE.fromIO(() => ({ items: items.map(underCampaign(deps.campaignOf)), key: additionKeys.keyOf(items) })),
          TE.flatMap((addition) => {
            const stored = deps.keeper.read()
            return stored === undefined ? intoNewCart(deps, addition, locale) : intoStoredCart(deps, stored, addition, locale)
          }),
          TE.tapIO(() => additionKeys.responded),
          TE.tapError((failure) => TE.fromIO(() => { additionKeys.failed(failure) })),
        ),
      ),
    )
}
