import { transition } from 'xstate'
import { orderMachine, type OrderEvent } from './order.machine.ts'
import type { OrderStatus } from './order.ts'

/** The status of an order after an event; `undefined` if the event is not possible. */
export const nextOrderStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined => {
  // A cart is not an order yet.
  if (status === 'cart') return undefined
  const now = orderMachine.resolveState({ value: status })
  return now.can(event) ? transition(orderMachine, now, event)[0].value : undefined
}
