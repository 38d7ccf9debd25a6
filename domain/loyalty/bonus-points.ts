import { countsAsBought } from '../order/counts-as-bought.ts'
import type { Order } from '../order/order.ts'

/** One point for each full unit of the goods' price; shipping earns none. */
export const pointsFor = ({ totals }: Pick<Order, 'totals'>): number => Math.max(0, Math.floor(totals.itemsTotal.cents / 100))

/** All points of a customer: what is not paid yet, was cancelled or came back earns none. */
export const pointsOf = (orders: readonly Pick<Order, 'status' | 'bonusPoints'>[]): number =>
  orders
    .filter(countsAsBought)
    .reduce((sum, { bonusPoints = 0 }) => sum + bonusPoints, 0)
