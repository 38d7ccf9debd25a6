import { countsAsBought } from './counts-as-bought.ts'
import type { Order } from './order.ts'

/** Counted; not before the order is paid; or no longer, since it was cancelled or came back. */
export const POINTS_STATES = ['earned', 'awaited', 'undone'] as const
export type PointsState = (typeof POINTS_STATES)[number]

/** What one order did to a customer's bonus points. */
export type PointsMovement = {
  readonly orderId: number
  readonly orderNumber: string
  /** ISO instant, UTC. */
  readonly orderCreatedAt: string
  readonly points: number
  readonly state: PointsState
}

const stateOf = (order: Order): PointsState => {
  if (countsAsBought(order)) return 'earned'
  return order.status === 'payment_pending' ? 'awaited' : 'undone'
}

/** The statement of bonus points, one entry for each order that bears some, the newest first; only what is earned counts. */
export const pointsMovements = (orders: readonly Order[]): readonly PointsMovement[] =>
  orders
    .filter(({ bonusPoints = 0 }) => bonusPoints > 0)
    .map((order) => ({
      orderId: order.id,
      orderNumber: order.number,
      orderCreatedAt: order.createdAt,
      points: order.bonusPoints ?? 0,
      state: stateOf(order),
    }))
    .toSorted((one, other) => other.orderCreatedAt.localeCompare(one.orderCreatedAt) || other.orderId - one.orderId)
