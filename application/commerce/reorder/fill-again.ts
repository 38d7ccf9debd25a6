import * as E from 'fp-ts/lib/Either.js'
import { addAsMany } from '../../../domain/cart/add-as-many.ts'
import type { NewLine } from '../../../domain/cart/add-line.ts'
import { addTrial } from '../../../domain/cart/add-trial.ts'
import type { Cart, CartLine, LineInput } from '../../../domain/cart/cart.ts'
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
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import type { RequestedItem } from '../cart/requested-item.ts'
import type { CartFacts } from '../cart/cart-facts.ts'
import { readItem } from '../cart/read-item.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import { availableAt } from '../stock/stock-of-variant.ts'
import { withReorderCoupon, type ReorderCoupon } from './reorder-coupon.ts'

/** What the shop knows when it fills a cart again. */
export type FillFacts = {
  readonly plan: ReorderPlan
  /** The order's number; of one that does not exist nothing is planned. */
  readonly order: number | undefined
  readonly products: readonly Product[]
  readonly facts: CartFacts
  readonly stocks: ReadonlyMap<VariantId, Stock>
  readonly newId: () => string
  /** The trial the brand gives along with a first lens. */
  readonly trial: NewLine | undefined
  /** The voucher that came with the request. */
  readonly coupon: ReorderCoupon | undefined
}

export type Filled = { readonly cart: Cart; readonly result: ReorderResult }

/**
 * One line that went in, by its variant and eye, with the packs that went in or came in with the same order before; `for` is
 * the product of the last order.
 */
type Added = { readonly for: ProductId; readonly variantId: VariantId; readonly eye: CartLine['eye']; readonly packs: number }

type Filling = { readonly cart: Cart; readonly added: readonly Added[]; readonly refused: readonly NotReorderable[] }

/** The bought lines of a variant and eye; a recommended one is its own. */
const linesAlike = (cart: Cart, variantId: VariantId, eye: CartLine['eye']): readonly CartLine[] =>
  boughtLines(cart.lines).filter((line) => line.variantId === variantId && line.eye === eye && line.createdFrom === undefined)

const quantityOfVariant = (cart: Cart, id: VariantId): number =>
  boughtLines(cart.lines).filter((line) => line.variantId === id).reduce((sum, line) => sum + line.quantity, 0)

/** A stop order is sold down to its stock and no further; else any quantity can be had (decision A18). */
const roomInStock = (cart: Cart, id: VariantId, stock: Stock): number =>
  stock.stopOrder ? availableStock(stock) - quantityOfVariant(cart, id) : Number.POSITIVE_INFINITY

const without = (filling: Filling, planned: PlannedLine, reason: ReorderObstacle): Filling => ({
  ...filling,
  refused: [...filling.refused, { productId: planned.for, reason }],
})

/** What would put a line of the order in again today: neither its campaign nor its recommendation is asked for anew. */
const itemAgain = ({ line, product }: PlannedLine, maximum: number): RequestedItem =>
  omitUndefined<Complete<LineInput>>({
    productId: product.id,
    eye: line.eye,
    option: line.option,
    quantity: clampQuantity(line.quantity, maximum),
    createdFrom: undefined,
    fk: undefined,
  })

const putIn =
  (known: FillFacts, isRepeated: boolean) =>
  (filling: Filling, planned: PlannedLine): Filling => {
    const { line, product } = planned
    const maximum = maximumQuantity({ productId: product.id, settings: known.facts.settings })
    const read = readItem(itemAgain(planned, maximum), known.newId(), known.products, known.facts)
    if (E.isLeft(read)) return without(filling, planned, 'not_for_sale')
    const { variantId } = read.right
    const inside = isRepeated ? linesAlike(filling.cart, variantId, read.right.eye).reduce((sum, alike) => sum + alike.quantity, 0) : 0
    const packsIn = (packs: number): Added => ({ for: planned.for, variantId, eye: read.right.eye, packs })
    if (inside >= line.quantity) return { ...filling, added: [...filling.added, packsIn(line.quantity)] }
    const room = roomInStock(filling.cart, variantId, availableAt(known.stocks, variantId))
    const wanted = Math.min(read.right.quantity, line.quantity - inside, room)
    const taken = wanted < 1
      ? { cart: filling.cart, packs: 0 }
      : addAsMany(filling.cart, { ...read.right, quantity: clampQuantity(wanted, maximum) }, maximum)
    const packs = inside + taken.packs
    const filled = { ...filling, cart: taken.cart, added: packs < 1 ? filling.added : [...filling.added, packsIn(packs)] }
    if (packs === line.quantity) return filled
    return without(filled, planned, taken.packs === room || room < 1 ? 'out_of_stock' : 'maximum_reached')
  }

/** The lines as they lie in the cart now, at today's prices, each with the packs that came of the order. */
const linesOf = (cart: Cart, added: readonly Added[]): readonly CartLine[] =>
  added.flatMap(({ variantId, eye, packs }) =>
    linesAlike(cart, variantId, eye).map((line) => resizedLine(line, clampQuantity(packs, packs))),
  )

const isShown = (products: readonly Product[]) => ({ productId }: NotReorderable): boolean =>
  products.some((product) => product.id === productId && product.isActive)

/** The cart with the trial, if it gets one, and what joined it. */
const withTrial = (cart: Cart, trial: NewLine | undefined): { readonly cart: Cart; readonly added: readonly ProductId[] } => {
  if (trial === undefined) return { cart, added: [] }
  const given = addTrial(cart, trial)
  return { cart: given, added: given === cart ? [] : [trial.productId] }
}

/**
 * Puts into a cart what can be had of a plan, each product within its maximum and its stock, at today's prices; what
 * stays out is named with its reason. Of an order that was put in here before only what is missing goes in. A first lens
 * brings the brand's trial along, and the voucher counts for the whole.
 */
export const fillAgain = (before: Cart, known: FillFacts): Filled => {
  const start: Filling = { cart: before, added: [], refused: known.plan.refused }
  const orders = known.order === undefined ? [] : [known.order]
  const filling = known.plan.planned.reduce(putIn(known, orders.some((order) => isReorderOf(before, order))), start)
  const trial = withTrial(refreshCart(withReorderOf(filling.cart, orders), known.facts), known.trial)
  const { cart, ...refusedCoupon } = withReorderCoupon(trial.cart, known.coupon)
  return {
    cart,
    result: makeReorderResult({
      items: linesOf(cart, filling.added),
      notReorderable: filling.refused,
      switchedProducts: known.plan.switched.filter(({ from }) => filling.added.some((added) => added.for === from)),
      addedTrialProducts: trial.added,
      foundNonReorderableProducts: [
        ...new Set(filling.refused.filter(isShown(known.products)).map(({ productId }) => productId)),
      ],
      ...refusedCoupon,
    }),
  }
}
