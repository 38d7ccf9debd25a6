import * as E from 'fp-ts/lib/Either.js'
import { isPositive } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { omitUndefined } from '../omit-undefined.ts'
import type { RefundOutOfRange } from './payment-refusal.ts'
import type { Payment } from './payment.ts'
import { refundable, refundedOf } from './refundable.ts'
import type { Refund, RefundId } from './refund.ts'

/** How money goes back: as it came, or by a transfer of the shop's people. */
export const REFUND_METHODS = ['as_paid', 'transfer'] as const
export type RefundMethod = (typeof REFUND_METHODS)[number]

export type AskedRefund = {
  readonly id: RefundId
  /** All that can still be given back, unless an amount is named. */
  readonly amount?: Money
  readonly way?: RefundMethod
  /** ISO instant, UTC. */
  readonly now: string
}

export type Refunding = { readonly order: Order; readonly refund: Refund }

/** An order that says what went back of its money, as its refunds have it. */
export const withRefunds = (order: Order, refunds: readonly Refund[]): Order => {
  const { refunded: _before, refundedAt: _at, ...kept } = order
  const sum = refundedOf(order, refunds)
  const last = refunds.findLast(({ state }) => state !== 'refused')
  return last === undefined ? kept : { ...kept, refunded: sum, refundedAt: last.requestedAt }
}

/** Gives money of an order back: never more than came for it. The attempt that counted gives it, where the order was paid by one. */
export const requestRefund = (
  order: Order, payments: readonly Payment[], refunds: readonly Refund[], { id, amount, way = 'as_paid', now }: AskedRefund,
): E.Either<RefundOutOfRange, Refunding> => {
  const left = refundable(order, refunds)
  const asked = amount ?? left
  if (asked.currency !== left.currency || !isPositive(asked) || asked.cents > left.cents) return E.left({ _tag: 'RefundOutOfRange', left })
  const paymentId = way === 'transfer' ? undefined : payments.find(({ status }) => status === 'paid')?.id
  const refund: Refund = { id, orderToken: order.token, ...omitUndefined({ paymentId }), amount: asked, state: 'asked', requestedAt: now }
  return E.right({ order: withRefunds(order, [...refunds, refund]), refund })
}
