import type { Order } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import type { Product } from '../product/product.ts'
import { daysSupplied, isWornOnce, type Supplied } from '../reorder/days-supplied.ts'
import { DEFAULT_REORDER_INTERVAL } from '../reorder/reorder-interval.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import type { WeeklyUsage } from './weekly-usage.ts'

type SuppliedProduct = Supplied & { readonly product: Product }

const suppliedBy = ({ lines }: Pick<Order, 'lines'>, products: readonly Product[]): readonly SuppliedProduct[] =>
  boughtLines(lines).flatMap(({ productId, eye, quantity }) => {
    const product = products.find(({ id }) => id === productId)
    return product === undefined ? [] : [{ product, quantity, ...(eye === undefined ? {} : { eye }) }]
  })

/** How many days the lenses of an order last; the eye that runs out first counts. Without a known replacement interval, the default. */
export const supplyDays = (order: Pick<Order, 'lines'>, products: readonly Product[], usage: WeeklyUsage): number =>
  daysSupplied(suppliedBy(order, products), usage) ?? DEFAULT_REORDER_INTERVAL

/** Whether the weekly usage matters for the lenses of an order. */
export const isUsageCounted = (order: Pick<Order, 'lines'>, products: readonly Product[]): boolean =>
  suppliedBy(order, products).some(({ product }) => isWornOnce(product))

/** The day of an order in Zurich. */
export const orderedOn = ({ createdAt }: Pick<Order, 'createdAt'>): string => zurichTime(new Date(createdAt)).day

const lensGroups = (order: Pick<Order, 'lines'>, products: readonly Product[]): ReadonlySet<string> =>
  new Set(suppliedBy(order, products).filter(({ product }) => product.category === 'lens').map(({ product }) => product.group.key))

const successorGroups = (order: Pick<Order, 'lines'>, products: readonly Product[]): readonly string[] =>
  suppliedBy(order, products).flatMap(({ product: { replacementId } }) =>
    products.filter(({ id }) => id === replacementId).map(({ group }) => group.key))

/** Whether a later order repeats the lenses of an earlier one, in any pack size, or their successors. */
export const bringsAgain = (later: Pick<Order, 'lines'>, earlier: Pick<Order, 'lines'>, products: readonly Product[]): boolean => {
  const repeatedGroups = new Set([...lensGroups(earlier, products), ...successorGroups(earlier, products)])
  return [...lensGroups(later, products)].some((group) => repeatedGroups.has(group))
}
