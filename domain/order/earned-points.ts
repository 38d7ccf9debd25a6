import { pointsFor } from '../loyalty/bonus-points.ts'
import { countsAsBought } from './counts-as-bought.ts'
import { retainedValue } from './retained-value.ts'
import type { Order } from './order.ts'

/** All points of a customer: what is not paid yet, was cancelled or came back earns none. */
export const pointsOf = (orders: readonly Pick<Order, 'status' | 'bonusPoints'>[]): number =>
  orders
    .filter(countsAsBought)
    .reduce((sum, { bonusPoints = 0 }) => sum + bonusPoints, 0)

/** The miles one order earned. */
export type MilesPoints = {
  readonly orderNumber: string
  /** ISO instant, UTC. */
  readonly orderCreatedAt: string
  readonly points: number
}

const earns = (order: Order): boolean => order.milesAndMoreNumber !== undefined && countsAsBought(order)

/** What purchases with a Miles & More number earned, the newest first: a mile a franc (Commerce §7). */
export const milesPointsOf = (orders: readonly Order[]): readonly MilesPoints[] =>
  orders
    .filter(earns)
    .map((order) =>
      ({
        orderNumber: order.number, orderCreatedAt: order.createdAt, points: pointsFor({ totals: { itemsTotal: retainedValue(order) } }),
      }))
    .toSorted((one, other) => other.orderCreatedAt.localeCompare(one.orderCreatedAt))
