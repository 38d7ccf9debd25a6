import { countsAsBought } from '../order/counts-as-bought.ts'
import { pointsFor } from '../loyalty/bonus-points.ts'
import type { Order } from '../order/order.ts'

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
    .map((order) => ({ orderNumber: order.number, orderCreatedAt: order.createdAt, points: pointsFor(order) }))
    .toSorted((one, other) => other.orderCreatedAt.localeCompare(one.orderCreatedAt))
