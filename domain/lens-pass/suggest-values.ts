import { canonical } from '../canonical.ts'
import { EYES } from '../prescription/lens-option.ts'
import type { Order, OrderLine } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { ProductId } from '../product/product.ts'
import { isUndone } from '../reminder/can-be-reminded-of.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import type { LocalText } from '../shop/locale.ts'
import type { EyeValues, DatedLensValues, LensPass } from './lens-pass.ts'

/** Values of an own order that can be copied: its lines and their values. */
export type SuggestedValues = {
  readonly orderId: number
  readonly orderNumber: string
  readonly day: string
  readonly productId: ProductId
  readonly titles: LocalText
  readonly lineIds: readonly string[]
  readonly eyes: EyeValues
}

/** More would duplicate the list of orders. */
const MAX_SUGGESTIONS = 6

type Ordered = Pick<Order, 'id' | 'number' | 'status' | 'createdAt' | 'lines'>

const isWorn = ({ eye, option }: OrderLine): boolean => eye !== undefined && option.sphere !== undefined

export const eyesOf = (lines: readonly OrderLine[]): EyeValues =>
  Object.fromEntries(lines.flatMap(({ eye, option }) => (eye === undefined ? [] : [[eye, option]])))

/** Pairs the first right with the first left line of a lens, the second with the second: an order may be for more than one person. */
const pairs = (lines: readonly OrderLine[]): readonly (readonly OrderLine[])[] => {
  const [right, left] = EYES.map((eye) => lines.filter((line) => line.eye === eye))
  return Array.from({ length: Math.max(right?.length ?? 0, left?.length ?? 0) }, (_none, index) =>
    [right?.[index], left?.[index]].filter((line) => line !== undefined))
}

const fromOrder = (order: Ordered): readonly SuggestedValues[] => {
  const worn = boughtLines(order.lines).filter(isWorn)
  const products = [...new Set(worn.map(({ productId }) => productId))]
  return products.flatMap((productId) => pairs(worn.filter((line) => line.productId === productId)).flatMap((lines) => {
    const [first] = lines
    return first === undefined ? [] : [{
      orderId: order.id, orderNumber: order.number, day: zurichTime(new Date(order.createdAt)).day, productId,
      titles: first.titles, lineIds: lines.map(({ id }) => id), eyes: eyesOf(lines),
    }]
  }))
}

type Worn = Pick<DatedLensValues, 'productId' | 'eyes'>
const keyOf = ({ productId, eyes }: Worn): string =>
  JSON.stringify([productId, ...EYES.map((eye) => canonical(eyes[eye] ?? {}))])

/** Values of own orders that are not in the lens profile yet, the newest of each; orders come newest first, cancelled ones are skipped. */
export const suggestValues = (orders: readonly Ordered[], pass: LensPass): readonly SuggestedValues[] => {
  const existing = new Set(pass.wearers.flatMap(({ values }) => values.map(keyOf)))
  return orders.filter((order) => !isUndone(order)).flatMap(fromOrder)
    .filter((suggestion) => {
      const isNew = !existing.has(keyOf(suggestion))
      existing.add(keyOf(suggestion))
      return isNew
    })
    .slice(0, MAX_SUGGESTIONS)
}

/** The values of some lines of an own order, at most one per eye; undefined if they do not belong to it. */
export const valuesFromOrder = (order: Ordered, lineIds: readonly string[]): DatedLensValues | undefined => {
  const lines = boughtLines(order.lines).filter((line) => isWorn(line) && lineIds.includes(line.id))
  const [first] = lines
  const isOneLens = lines.every(({ productId }) => productId === first?.productId)
  const isOneAnEye = new Set(lines.map(({ eye }) => eye)).size === lines.length
  if (first === undefined || isUndone(order) || lines.length !== new Set(lineIds).size || !isOneLens || !isOneAnEye) return undefined
  return {
    day: zurichTime(new Date(order.createdAt)).day,
    source: { _tag: 'Order', orderId: order.id, orderNumber: order.number },
    productId: first.productId,
    eyes: eyesOf(lines),
  }
}
