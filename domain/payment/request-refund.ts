import * as E from 'fp-ts/lib/Either.js'
import { isPositive } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { RefundOutOfRange } from './payment-refusal.ts'
import type { Payment } from './payment.ts'
import { refundable, refundedOf } from './refundable.ts'
import type { Refund, RefundId } from './refund.ts'

/** How money is refunded: by the original payment, or by a transfer from staff. */
export const REFUND_METHODS = ['as_paid', 'transfer'] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

export type RefundInput = {
  readonly id: RefundId
  /** All that can still be refunded, unless an amount is named. */
  readonly amount?: Money
  readonly method?: RefundMethod
  /** ISO instant, UTC. */
  readonly now: string
}

export type RequestedRefund = { readonly order: Order; readonly refund: Refund }

/** The order with the total of its refunds. */
export const withRefunds = (order: Order, refunds: readonly Refund[]): Order => {
  const { refunded: _before, refundedAt: _at, ...rest } = order
  const sum = refundedOf(order, refunds)
  const last = refunds.findLast(({ state }) => state !== 'refused')
  return last === undefined ? rest : { ...rest, refunded: sum, refundedAt: last.requestedAt }
}

/** Refunds money of an order, never more than was paid. The paid attempt is refunded, if there is one. */
export const requestRefund = (
  order: Order, payments: readonly Payment[], refunds: readonly Refund[], { id, amount, method = 'as_paid', now }: RefundInput,
): E.Either<RefundOutOfRange, RequestedRefund> => {
  const left = refundable(order, refunds)
  const sum = amount ?? left
  if (sum.currency !== left.currency || !isPositive(sum) || sum.cents > left.cents) return E.left({ _tag: 'RefundOutOfRange', left })
  const paymentId = method === 'transfer' ? undefined : payments.find(({ status }) => status === 'paid')?.id
  const refund: Refund = {
    id, orderToken: order.token, ...omitUndefined({ paymentId }), amount: sum, state: 'requested', requestedAt: now,
  }
  return E.right({ order: withRefunds(order, [...refunds, refund]), refund })
}
