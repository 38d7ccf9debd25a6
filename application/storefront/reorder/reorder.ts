import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isTaxNumberMissing } from '../../../domain/address/is-tax-number-missing.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { MOST_SELECTED } from '../../../domain/listing/page-size.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import { reorderDestination, type ReorderDestination } from '../../../domain/reorder/reorder-destination.ts'
import { makeReorderResult, type ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { ReorderSource } from '../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { CartQueue } from '../cart/cart-queue.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { currentCart, type CurrentCartDeps } from '../cart/current-cart.ts'
import { inStore } from '../cart/in-store.ts'
import type { Shop } from '../shop/shop.ts'

export type ReorderRequest = {
  readonly lastOrder: LastOrder
  readonly source: ReorderSource
  readonly couponCode?: string
}

/** A product by its name and its page. */
export type ReorderedCard = { readonly product: Pick<Product, 'id' | 'titles' | 'slugs'> }

/** The result, the page to open, and the products that were unavailable or replaced, with their replacements. */
export type Reordered = {
  readonly result: ReorderResult
  readonly destination: ReorderDestination
  readonly cards: readonly ReorderedCard[]
}

/**
 * Adds the items of an earlier order to the visitor's cart and loads it into the store (Commerce §2). Needs no input from the visitor.
 * That nothing could be added is a result, not a failure.
 */
export type Reorder = (request: ReorderRequest, locale: Locale) => TE.TaskEither<Failure, Reordered>
export const Reorder = token<Reorder>('Reorder')

type Deps = CurrentCartDeps & {
  readonly shop: Pick<Shop, 'catalogue' | 'reorder'>
  readonly store: CartStore
  readonly queue: CartQueue
}

const intoNewCart = (deps: Deps, request: ReorderRequest, locale: Locale): TE.TaskEither<Failure, ReorderResult> =>
  pipe(
    deps.shop.cart.createCart({}, locale),
    TE.tapIO((cart) => () => {
      deps.keeper.store(cart.token)
    }),
    TE.flatMap((cart) => deps.shop.reorder.reorder({ ...request, cartToken: cart.token })),
  )

const isNotPossible = (failure: Failure): boolean => failure._tag === 'ReorderNotPossible'

// The server does not give the cause; only an unusable cart is worth a second attempt.
const retryWithNewCart = (deps: Deps, request: ReorderRequest, locale: Locale, failure: Failure) =>
  pipe(
    isNotPossible(failure) ? currentCart(deps) : TE.left(failure),
    TE.flatMap((cart) => (cart === undefined ? intoNewCart(deps, request, locale) : TE.left(failure))),
  )

const repeated = (deps: Deps, request: ReorderRequest, locale: Locale): TE.TaskEither<Failure, ReorderResult> => {
  const cartToken: CartToken | undefined = deps.keeper.read()
  if (cartToken === undefined) return intoNewCart(deps, request, locale)
  return pipe(
    deps.shop.reorder.reorder({ ...request, cartToken }),
    TE.orElse((failure) => retryWithNewCart(deps, request, locale, failure)),
  )
}

/** Discontinued products may still have a page. */
const discontinuedIds = ({ foundNonReorderableProducts, switchedProducts }: ReorderResult): readonly ProductId[] => [
  ...new Set([...foundNonReorderableProducts, ...switchedProducts.map(({ from }) => from)]),
]

const idsToShow = (result: ReorderResult): readonly ProductId[] => [
  ...new Set([
    ...discontinuedIds(result),
    ...result.switchedProducts.map(({ to }) => to),
    ...result.notReorderable.flatMap(({ successorId }) => successorId ?? []),
  ]),
]

type Cards = TE.TaskEither<Failure, readonly ReorderedCard[]>
const NOTHING: Cards = TE.right([])

/** A discontinued product has a page but no card. */
const discontinuedCard = (deps: Deps, id: ProductId): Cards =>
  pipe(deps.shop.catalogue.getProduct({ productId: id }), TE.map(({ product }) => [{ product }]), TE.orElse(() => NOTHING))

// A failure to load the cards does not fail the reorder.
const cardsOf = (deps: Deps, result: ReorderResult): Cards => {
  const ids = idsToShow(result)
  if (ids.length === 0) return NOTHING
  return pipe(
    deps.shop.catalogue.listProductsById({ ids, page: 1, limit: MOST_SELECTED }),
    TE.orElse((): Cards => NOTHING),
    TE.flatMap((sold) =>
      pipe(
        discontinuedIds(result).filter((id) => !sold.some(({ product }) => product.id === id)),
        TE.traverseArray((id) => discontinuedCard(deps, id)),
        TE.map((others) => [...others.flat(), ...sold]),
      ),
    ),
  )
}

const reordered = (
  request: ReorderRequest, result: ReorderResult, cart: Cart | undefined, cards: readonly ReorderedCard[]
): Reordered => ({
  result,
  cards,
  destination: reorderDestination({
    hasItems: result.items.length > 0,
    isTaxNumberMissing: isTaxNumberMissing(cart?.billingAddress),
    source: request.source,
  }),
})

export const makeReorder =
  (deps: Deps): Reorder =>
  (request, locale) =>
    deps.queue.run(
      pipe(
        repeated(deps, request, locale),
        TE.orElse((failure) => (isNotPossible(failure) ? TE.right(makeReorderResult()) : TE.left(failure))),
        TE.bindTo('result'),
        TE.bind('cart', () => inStore(deps.store)(currentCart(deps))),
        TE.bind('cards', ({ result }) => cardsOf(deps, result)),
        TE.map(({ result, cart, cards }) => reordered(request, result, cart, cards)),
      ),
    )
