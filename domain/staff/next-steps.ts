import * as E from 'fp-ts/lib/Either.js'
import { isPositive } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import { nextOrderStatus } from '../order/next-order-status.ts'
import type { OrderEvent } from '../order/order.machine.ts'
import type { Order } from '../order/order.ts'
import { quantitiesWithCustomer, quantitiesToShip } from '../order/line-quantities.ts'
import type { LineQuantity } from '../order/parcel.ts'
import { paymentDue } from '../order/payment-due.ts'
import { ORDER_STEPS, stepOrder, type OrderStep } from '../order/step-order.ts'
import { payByTransfer } from '../payment/pay-by-transfer.ts'
import { refundable } from '../payment/refundable.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { ShownRefund } from './shown-order-file.ts'

/** What can be done with an order in its status; actions that are not possible are absent. */
export type NextSteps = {
  readonly steps: readonly OrderStep[]
  readonly toSend: readonly LineQuantity[]
  readonly toReturn: readonly LineQuantity[]
  readonly mayCancelRemainingItems: boolean
  readonly mayCancel: boolean
  /** The amount due by transfer or invoice. */
  readonly due?: Money
  readonly refundable?: Money
  /** Refunds that staff transfer themselves. */
  readonly toTransfer: readonly ShownRefund[]
}

const can = ({ status }: Order, type: OrderEvent['type']): boolean => nextOrderStatus(status, { type }) !== undefined

const dueByTransfer = (order: Order, now: string): Money | undefined => {
  const due = paymentDue(order)
  const paid = payByTransfer(order, due, now)
  return E.isRight(paid) && paid.right !== undefined ? due : undefined
}

/** `now` is an ISO instant. */
export const nextSteps = (order: Order, refunds: readonly ShownRefund[], now: string): NextSteps => {
  const left = refundable(order, refunds)
  return {
    steps: ORDER_STEPS.filter((step) => E.isRight(stepOrder(order, step, now))),
    toSend: can(order, 'parcel.shipped') ? quantitiesToShip(order) : [],
    toReturn: can(order, 'items.returned') ? quantitiesWithCustomer(order) : [],
    mayCancelRemainingItems: can(order, 'remaining_items.cancelled'),
    mayCancel: can(order, 'order.cancelled'),
    ...omitUndefined({ due: dueByTransfer(order, now), refundable: isPositive(left) ? left : undefined }),
    toTransfer: refunds.filter(({ state, byTransfer }) => state === 'requested' && byTransfer),
  }
}
