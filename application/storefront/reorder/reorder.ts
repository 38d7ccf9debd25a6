import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isTaxNumberMissing } from '../../../domain/address/is-tax-number-missing.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import { reorderDestination, type ReorderDestination } from '../../../domain/reorder/reorder-destination.ts'
import { makeReorderResult, type ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { ReorderSource } from '../../../domain/reorder/reorder-source.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'
import type { CartGateway } from '../cart/cart-gateway.port.ts'
import type { CartQueue } from '../cart/cart-queue.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import { currentCart } from '../cart/current-cart.ts'
import { inStore } from '../cart/in-store.ts'
import type { CatalogueGateway } from '../catalogue/catalogue-gateway.port.ts'
import type { PurchaseTraces } from '../cart/purchase-traces.port.ts'
import type { ReorderGateway } from './reorder-gateway.port.ts'

export type ReorderRequest = {
  readonly lastOrder: LastOrder
  readonly source: ReorderSource
  readonly couponCode?: string
}

/** A product by its name and its page. */
export type ReorderedCard = { readonly product: Pick<Product, 'id' | 'titles' | 'slugs'> }

/** What came of it, where to go, what could not be had or was replaced and what stands in for it. */
export type Reordered = {
  readonly result: ReorderResult
  readonly destination: ReorderDestination
  readonly cards: readonly ReorderedCard[]
}

/**
 * Orders the goods of an earlier order again, into the visitor's cart (Commerce §2). Asks for nothing of the visitor
 * before, and brings the cart into the store after. That it is not possible is an outcome, no failure.
 */
export type Reorder = (wanted: ReorderRequest, locale: Locale) => TE.TaskEither<Failure, Reordered>
export const Reorder = token<Reorder>('Reorder')

type Deps = {
  readonly reorders: ReorderGateway
  readonly carts: CartGateway
  readonly catalogue: CatalogueGateway
  readonly keeper: CartTokenKeeper
  readonly store: CartStore
  readonly queue: CartQueue
  readonly traces: PurchaseTraces
}

const intoNewCart = (deps: Deps, wanted: ReorderRequest, locale: Locale): TE.TaskEither<Failure, ReorderResult> =>
  pipe(
    deps.carts.create(locale),
    TE.tapIO((cart) => () => {
      deps.keeper.store(cart.token)
    }),
    TE.flatMap((cart) => deps.reorders.reorder({ ...wanted, cartToken: cart.token })),
  )

const isNotPossible = (failure: Failure): boolean => failure._tag === 'ReorderNotPossible'

// The shop does not say which of its causes it was: only a cart that is gone is worth a second try.
const unlessCartIsGone = (deps: Deps, wanted: ReorderRequest, locale: Locale, failure: Failure) =>
  pipe(
    isNotPossible(failure) ? currentCart(deps) : TE.left(failure),
    TE.flatMap((cart) => (cart === undefined ? intoNewCart(deps, wanted, locale) : TE.left(failure))),
  )

const repeated = (deps: Deps, wanted: ReorderRequest, locale: Locale): TE.TaskEither<Failure, ReorderResult> => {
  const kept: CartToken | undefined = deps.keeper.read()
  if (kept === undefined) return intoNewCart(deps, wanted, locale)
  return pipe(
    deps.reorders.reorder({ ...wanted, cartToken: kept }),
    TE.orElse((failure) => unlessCartIsGone(deps, wanted, locale, failure)),
  )
}

/** What left the assortment may have a page still. */
const maybeGone = ({ foundNonReorderableProducts, switchedProducts }: ReorderResult): readonly ProductId[] => [
  ...new Set([...foundNonReorderableProducts, ...switchedProducts.map(({ from }) => from)]),
]

const worthShowing = (result: ReorderResult): readonly ProductId[] => [
  ...new Set([
    ...maybeGone(result),
    ...result.switchedProducts.map(({ to }) => to),
    ...result.notReorderable.flatMap(({ successorId }) => successorId ?? []),
  ]),
]

type Shown = TE.TaskEither<Failure, readonly ReorderedCard[]>
const NOTHING: Shown = TE.right([])

/** What is sold no more has a page and no card. */
const gone = (deps: Deps, id: ProductId): Shown =>
  pipe(deps.catalogue.product(id), TE.map(({ product }) => [{ product }]), TE.orElse(() => NOTHING))

// What cannot be shown is no reason to tell a shopper that the reorder failed.
const cardsOf = (deps: Deps, result: ReorderResult): Shown => {
  const ids = worthShowing(result)
  if (ids.length === 0) return NOTHING
  return pipe(
    deps.catalogue.selected(ids),
    TE.orElse((): Shown => NOTHING),
    TE.flatMap((sold) =>
      pipe(
        maybeGone(result).filter((id) => !sold.some(({ product }) => product.id === id)),
        TE.traverseArray((id) => gone(deps, id)),
        TE.map((others) => [...others.flat(), ...sold]),
      ),
    ),
  )
}

const reordered = (wanted: ReorderRequest, result: ReorderResult, cart: Cart | undefined, cards: readonly ReorderedCard[]): Reordered => ({
  result,
  cards,
  destination: reorderDestination({
    hasItems: result.items.length > 0,
    isTaxNumberMissing: isTaxNumberMissing(cart?.billingAddress),
    source: wanted.source,
  }),
})

export const makeReorder =
  (deps: Deps): Reorder =>
  (wanted, locale) =>
    deps.queue.run(
      pipe(
        repeated(deps, wanted, locale),
        TE.orElse((failure) => (isNotPossible(failure) ? TE.right(makeReorderResult()) : TE.left(failure))),
        TE.bindTo('result'),
        TE.bind('cart', () => inStore(deps.store)(currentCart(deps))),
        TE.bind('cards', ({ result }) => cardsOf(deps, result)),
        TE.map(({ result, cart, cards }) => reordered(wanted, result, cart, cards)),
      ),
    )
