import type { Order } from '../order/order.ts'
import type { OrderChange } from '../order/order-change.ts'
import { shownOrder, type ShownOrder } from '../order/shown-order.ts'
import type { Payment } from '../payment/payment.ts'
import type { Refund } from '../payment/refund.ts'
import { omitUndefined } from '../omit-undefined.ts'

/** An attempt to pay, without the address of its payment page and the provider's token of a card. */
export type ShownPayment = Pick<Payment, 'amount' | 'status' | 'reference' | 'startedAt'> & {
  readonly id: string
  readonly method: string
}

/** `byTransfer`: staff transfer the money themselves. */
export type ShownRefund = Pick<Refund, 'amount' | 'state' | 'requestedAt' | 'endedAt'> & {
  readonly id: string
  readonly byTransfer: boolean
}

export type ShownChange = Omit<OrderChange, 'key' | 'digest'>

/** An order for staff, with its payments, refunds and history, each oldest first. */
export type ShownOrderFile = {
  readonly order: ShownOrder
  readonly payments: readonly ShownPayment[]
  readonly refunds: readonly ShownRefund[]
  readonly changes: readonly ShownChange[]
}

type File = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
  readonly changes: readonly OrderChange[]
}

export const shownOrderFile = ({ order, payments, refunds, changes }: File): ShownOrderFile => ({
  order: shownOrder(order),
  payments: payments.map(({ id, method, amount, status, reference, startedAt }) =>
    ({ id, method, amount, status, startedAt, ...omitUndefined({ reference }) })),
  refunds: refunds.map(({ id, amount, state, requestedAt, endedAt, paymentId }) =>
    ({ id, amount, state, requestedAt, byTransfer: paymentId === undefined, ...omitUndefined({ endedAt }) })),
  changes: changes.map(({ key: _key, digest: _digest, ...change }) => change),
})
