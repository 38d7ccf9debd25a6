import * as E from 'fp-ts/Either'
import { transition } from 'xstate'
import { sameMoney } from '../money/same-money.ts'
import { markPaid } from '../order/mark-paid.ts'
import type { Order } from '../order/order.ts'
import type { Refusal } from '../refusal.ts'
import { paymentMachine, type PaymentEvent } from './payment.machine.ts'
import type { Payment, PaymentNotice, PaymentStatus } from './payment.ts'

/** The status an attempt has after something was said of it. */
export const nextPaymentStatus = (status: PaymentStatus, event: PaymentEvent): PaymentStatus =>
  transition(paymentMachine, paymentMachine.resolveState({ value: status }), event)[0].value

export type SettlementRefusal = Extract<Refusal, { _tag: 'AmountMismatch' }>
export type Settled = { readonly payment: Payment; readonly order: Order }

/**
 * What a notice changes. Only the exact amount counts as paid; hearing the same again changes nothing (decision A31).
 * `now` is an ISO instant.
 */
export const settlePayment = (
  payment: Payment,
  order: Order,
  notice: PaymentNotice,
  now: string,
): E.Either<SettlementRefusal, Settled> => {
  if (notice.outcome === 'paid' && !sameMoney(payment.amount, notice.amount)) return E.left({ _tag: 'AmountMismatch' })
  const status = nextPaymentStatus(payment.status, { type: `payment.${notice.outcome}` })
  if (status === payment.status) return E.right({ payment, order })
  const settled = { ...payment, status, reference: notice.reference }
  return E.right({ payment: settled, order: status === 'paid' ? markPaid(order, now) : order })
}
