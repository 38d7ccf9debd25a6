import * as E from 'fp-ts/lib/Either.js'
import { addAsMany } from '../../../domain/cart/add-as-many.ts'
import type { NewLine } from '../../../domain/cart/add-line.ts'
import { addTrial } from '../../../domain/cart/add-trial.ts'
import { toLineInput, type Cart, type CartLine } from '../../../domain/cart/cart.ts'
import { isReorderOf, withReorderOf } from '../../../domain/cart/reorder-of.ts'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import { resizedLine } from '../../../domain/cart/resized-line.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import { clampQuantity } from '../../../domain/quantity/quantity.ts'
import type { PlannedLine, ReorderPlan } from '../../../domain/reorder/plan-reorder.ts'
import { makeReorderResult } from '../../../domain/reorder/reorder-result.ts'
import type { NotReorderable, ReorderObstacle, ReorderResult } from '../../../domain/reorder/reorder-result.ts'
import { availableStock } from '../../../domain/stock/can-order.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import type { RequestedItem } from '../../contract/cart.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { readItem } from '../cart/read-item.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { availableAt } from '../stock/stock-of-variant.ts'
import { withReorderCoupon, type ReorderCoupon } from './reorder-coupon.ts'

/** The facts of a reorder. */
export type FillFacts = {
  readonly plan: ReorderPlan
  /** The order's number; for a missing order nothing is planned. */
  readonly order: number | undefined
  readonly products: readonly Product[]
  readonly facts: CartFacts
  readonly stocks: ReadonlyMap<VariantId, Stock>
  readonly newId: () => string
  /** The trial the brand adds to a first lens. */
  readonly trial: NewLine | undefined
  /** The coupon of the request. */
  readonly coupon: ReorderCoupon | undefined
}

export type Filled = { readonly cart: Cart; readonly result: ReorderResult }

/** One added line, by variant and eye, with the packs added now or by an earlier reorder; `for` is the product of the last order. */
type Added = { readonly for: ProductId; readonly variantId: VariantId; readonly eye: CartLine['eye']; readonly packs: number }

type Filling = { readonly cart: Cart; readonly added: readonly Added[]; readonly refused: readonly NotReorderable[] }

/** The purchased lines of a variant and eye; a recommended one is separate. */
const linesAlike = (cart: Cart, variantId: VariantId, eye: CartLine['eye']): readonly CartLine[] =>
  boughtLines(cart.lines).filter((line) => line.variantId === variantId && line.eye === eye && line.createdFrom === undefined)

const quantityOfVariant = (cart: Cart, id: VariantId): number =>
  boughtLines(cart.lines).filter((line) => line.variantId === id).reduce((sum, line) => sum + line.quantity, 0)

/** With a stop order only the stock can be sold; else any quantity (decision A18). */
const roomInStock = (cart: Cart, id: VariantId, stock: Stock): number =>
  stock.stopOrder ? availableStock(stock) - quantityOfVariant(cart, id) : Number.POSITIVE_INFINITY

const without = (filling: Filling, planned: PlannedLine, reason: ReorderObstacle): Filling => ({
  ...filling,
  refused: [...filling.refused, { productId: planned.for, reason }],
})

/** The item to add a line of the order again: without its campaign and recommendation. */
const itemAgain = ({ line, product }: PlannedLine, maximum: number): RequestedItem => {
  const { createdFrom: _from, fk: _key, ...input } = toLineInput(line)
  return { ...input, productId: product.id, quantity: clampQuantity(line.quantity, maximum) }
}

const addPlanned =
  (context: FillFacts, isRepeated: boolean) =>
  (filling: Filling, planned: PlannedLine): Filling => {
    const { line, product } = planned
    const maximum = maximumQuantity({ productId: product.id, settings: context.facts.settings })
    const read = readItem(itemAgain(planned, maximum), context.newId(), context.products, context.facts)
    if (E.isLeft(read)) return without(filling, planned, 'not_for_sale')
    const { variantId } = read.right
    const alreadyIn = isRepeated ? linesAlike(filling.cart, variantId, read.right.eye).reduce((sum, alike) => sum + alike.quantity, 0) : 0
    const packsIn = (packs: number): Added => ({ for: planned.for, variantId, eye: read.right.eye, packs })
    if (alreadyIn >= line.quantity) return { ...filling, added: [...filling.added, packsIn(line.quantity)] }
    const room = roomInStock(filling.cart, variantId, availableAt(context.stocks, variantId))
    const quantity = Math.min(read.right.quantity, line.quantity - alreadyIn, room)
    const taken = quantity < 1
      ? { cart: filling.cart, packs: 0 }
      : addAsMany(filling.cart, { ...read.right, quantity: clampQuantity(quantity, maximum) }, maximum)
    const packs = alreadyIn + taken.packs
    const filled = { ...filling, cart: taken.cart, added: packs < 1 ? filling.added : [...filling.added, packsIn(packs)] }
    if (packs === line.quantity) return filled
    return without(filled, planned, taken.packs === room || room < 1 ? 'out_of_stock' : 'maximum_reached')
  }

/** The lines in the cart at today's prices, each with the packs of this order. */
const linesOf = (cart: Cart, added: readonly Added[]): readonly CartLine[] =>
  added.flatMap(({ variantId, eye, packs }) =>
    linesAlike(cart, variantId, eye).map((line) => resizedLine(line, clampQuantity(packs, packs))),
  )

const isShown = (products: readonly Product[]) => ({ productId }: NotReorderable): boolean =>
  products.some((product) => product.id === productId && product.isActive)

/** The cart with the trial, if it gets one, and the added product. */
const withTrial = (cart: Cart, trial: NewLine | undefined): { readonly cart: Cart; readonly added: readonly ProductId[] } => {
  if (trial === undefined) return { cart, added: [] }
  const withGift = addTrial(cart, trial)
  return { cart: withGift, added: withGift === cart ? [] : [trial.productId] }
}

/**
 * Adds what is available of a plan to a cart, each product within its maximum and stock, at today's prices; the rest is listed with the
 * reason. Of an order that was added before only the missing items are added. A first lens adds the brand's trial, and the coupon applies
 * to the whole cart.
 */
export const fillAgain = (before: Cart, context: FillFacts): Filled => {
  const start: Filling = { cart: before, added: [], refused: context.plan.refused }
  const orders = context.order === undefined ? [] : [context.order]
  const filling = context.plan.planned.reduce(addPlanned(context, orders.some((order) => isReorderOf(before, order))), start)
  const trial = withTrial(refreshCart(withReorderOf(filling.cart, orders), context.facts), context.trial)
  const { cart, ...refusedCoupon } = withReorderCoupon(trial.cart, context.coupon)
  return {
    cart,
    result: makeReorderResult({
      items: linesOf(cart, filling.added),
      notReorderable: filling.refused,
      switchedProducts: context.plan.switched.filter(({ from }) => filling.added.some((added) => added.for === from)),
      addedTrialProducts: trial.added,
      foundNonReorderableProducts: [
        ...new Set(filling.refused.filter(isShown(context.products)).map(({ productId }) => productId)),
      ],
      ...refusedCoupon,
    }),
  }
}
