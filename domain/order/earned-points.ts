import { pointsFor } from '../loyalty/bonus-points.ts'
import { countsAsBought } from './counts-as-bought.ts'
import { retainedValue } from './retained-value.ts'
import type { Order } from './order.ts'

/** All points of a customer: unpaid, cancelled and returned orders earn none. */
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

/** The miles of purchases with a Miles & More number, the newest first: one mile per franc (Commerce §7). */
export const milesPointsOf = (orders: readonly Order[]): readonly MilesPoints[] =>
  orders
    .filter(earns)
    .map((order) =>
      ({
        orderNumber: order.number, orderCreatedAt: order.createdAt, points: pointsFor({ totals: { itemsTotal: retainedValue(order) } }),
      }))
    .toSorted((one, other) => other.orderCreatedAt.localeCompare(one.orderCreatedAt))
