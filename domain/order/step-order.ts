import * as E from 'fp-ts/lib/Either.js'
import { applyOrderEvent, type OrderTransition } from './order-transition.ts'
import type { WrongOrderStatus } from './order-refusal.ts'
import type { OrderEvent } from './order.machine.ts'
import type { Order } from './order.ts'

/** Steps of an order by staff that need no input. */
export const ORDER_STEPS = ['hand_over', 'accept', 'start_packing', 'pack', 'deliver'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

const EVENTS: { readonly [step in OrderStep]: OrderEvent['type'] } = {
  hand_over: 'order.handed_over',
  accept: 'order.accepted',
  start_packing: 'packing.started',
  pack: 'order.packed',
  deliver: 'order.delivered',
}

/** The order after a step; `now` is an ISO instant. */
export const stepOrder = (order: Order, step: OrderStep, now: string): E.Either<WrongOrderStatus, OrderTransition> =>
  applyOrderEvent(order, EVENTS[step], step === 'deliver' ? { deliveredAt: now } : {})
