import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import type { Order } from '../../../domain/order/order.ts'
import { variantId } from '../../../domain/product/variant.ts'
import type { Product } from '../../../domain/product/product.ts'
import { planReorder } from '../../../domain/reorder/plan-reorder.ts'
import type { ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { offeredTrial } from '../cart/offered-trial.ts'
import type { ProductRepository } from '../product/product-repository.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { StockLedger } from '../stock/stock-ledger.port.ts'
import { fillAgain, type Filled, type FillFacts } from './fill-again.ts'
import { findLastOrder, type LastOrderDeps } from './find-last-order.ts'
import type { ReorderRequest } from './reorder-request.ts'
import { reorderCoupon } from './reorder-coupon.ts'
import type { UseCase } from '../operation.ts'
import type { reorderContract } from '../../contract/reorder.ts'

/** Adds the available items of an earlier order to a cart, at today's prices (Commerce §7). */
export type Reorder = UseCase<typeof reorderContract.reorder>

type Deps = FactDeps & CountDeps & LastOrderDeps & {
  readonly carts: CartRepository
  readonly products: ProductRepository
  readonly stock: StockLedger
  readonly tokens: TokenMaker
}

const NOT_POSSIBLE: RefusalBy<'ReorderNotPossible'> = { _tag: 'ReorderNotPossible' }

const openCartOf = (deps: Deps, cartToken: CartToken): TE.TaskEither<FailureBy<'NotFound' | 'ReorderNotPossible'>, Cart> =>
  pipe(
    deps.carts.cart(cartToken),
    TE.filterOrElseW(isUsable, () => NOT_POSSIBLE),
  )

const withSuccessors = (deps: Deps, order: Order | undefined): TE.TaskEither<ServiceUnavailable, readonly Product[]> =>
  pipe(
    deps.products.products([...new Set((order?.lines ?? []).map((line) => line.productId))]),
    TE.flatMap((products) =>
      pipe(
        deps.products.products([...new Set(products.flatMap(({ replacementId }) => replacementId ?? []))]),
        TE.map((successors) => [...products, ...successors]),
      ),
    ),
  )

type PreparedReorder = { readonly cart: Cart; readonly facts: FillFacts }
type LoadedOrder = { readonly cart: Cart; readonly order: Order | undefined; readonly products: readonly Product[] }

/** Loads all facts before deciding. Without an order the same is loaded, so that the response time reveals nothing. */
const loadFacts = (
  deps: Deps, { cart, order, products }: LoadedOrder, request: ReorderRequest
): TE.TaskEither<ServiceUnavailable, PreparedReorder> => {
  const plan = planReorder(order?.lines ?? [], products)
  const added = plan.planned.map(({ product }) => ({ productId: product.id }))
  return pipe(
    sequenceS(TE.ApplyPar)({
      facts: loadCartFacts(deps)(cart, added),
      stocks: deps.stock.stockOf(plan.planned.map(({ product, line }) => variantId(product.id, line.option))),
      trial: offeredTrial(deps)(cart),
      coupon: reorderCoupon(deps, cart, request, added),
    }),
    TE.map((loaded) => ({ cart, facts: { ...loaded, plan, order: order?.id, products, newId: deps.tokens.make } })),
  )
}

/** Every cause gives the same refusal, after the same queries (decision A26). */
const prepare = (deps: Deps, request: ReorderRequest): TE.TaskEither<
  FailureBy<'NotFound' | 'ReorderNotPossible' | 'TooManyAttempts'>, PreparedReorder
> =>
  pipe(
    sequenceS(TE.ApplyPar)({
      cart: openCartOf(deps, request.cartToken),
      order: findLastOrder(deps)(request),
    }),
    TE.bindW('products', ({ order }) => withSuccessors(deps, order)),
    TE.flatMap((lastOrder) => loadFacts(deps, lastOrder, request)),
  )

const fillCart = (current: Cart, facts: FillFacts): E.Either<RefusalBy<'ReorderNotPossible'>, Filled> => {
  const again = fillAgain(current, facts)
  return isUsable(current) && again.result.items.length > 0 ? E.right(again) : E.left(NOT_POSSIBLE)
}

const fill = (deps: Deps, { cart, facts }: PreparedReorder): TE.TaskEither<
  FailureBy<'NotFound' | 'ReorderNotPossible'>, ReorderResult
> => {
  // The repository may call `decide` twice and returns the cart only: the last result is the stored one.
  let last: ReorderResult | undefined
  const decide = (current: Cart): E.Either<RefusalBy<'ReorderNotPossible'>, Cart> =>
    pipe(
      fillCart(current, facts),
      E.map((again) => {
        last = again.result
        return again.cart
      }),
    )
  return pipe(
    TE.fromEither(fillCart(cart, facts)),
    TE.flatMap(() => deps.carts.change(cart.token, decide)),
    TE.flatMap(() => TE.fromNullable(NOT_POSSIBLE)(last)),
  )
}

export const makeReorder =
  (deps: Deps): Reorder =>
  ({ owner: accountId, session, from }, input) =>
    pipe(
      prepare(deps, { ...input, accountId, ordered: session.ordered(), from }),
      TE.flatMap((ready) => fill(deps, ready)),
      TE.mapLeft((failure) => (failure._tag === 'NotFound' ? NOT_POSSIBLE : failure)),
    )
