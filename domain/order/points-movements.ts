import { countsAsBought } from './counts-as-bought.ts'
import type { Order } from './order.ts'

/** Earned, awaiting payment, or undone by cancellation or return. */
export const POINTS_STATES = ['earned', 'pending', 'reversed'] as const
export type PointsState = (typeof POINTS_STATES)[number]

/** The effect of one order on a customer's bonus points. */
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
  return order.status === 'payment_pending' ? 'pending' : 'reversed'
}

/** The statement of bonus points, one entry per order with points, the newest first; only earned points count. */
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
