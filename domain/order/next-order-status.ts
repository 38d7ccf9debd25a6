import { transition } from 'xstate'
import { orderMachine, type OrderEvent } from './order.machine.ts'
import type { OrderStatus } from './order.ts'

/** The status an order has after something happened to it; `undefined` where that cannot happen. */
export const nextOrderStatus = (status: OrderStatus, event: OrderEvent): OrderStatus | undefined => {
  // A cart is no order yet.
  if (status === 'cart') return undefined
  const now = orderMachine.resolveState({ value: status })
  return now.can(event) ? transition(orderMachine, now, event)[0].value : undefined
}
