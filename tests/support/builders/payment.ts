import { makePaymentId } from '../../../domain/payment/payment-id.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import { made } from './made.ts'
import { chf } from './money.ts'
import { orderToken } from './order.ts'

export const paymentId = (name: string): PaymentId => made(makePaymentId(`payment${name}`.padEnd(18, '0')))

/** A new attempt to pay 57.90 by Visa. */
export const aPayment = (stated: Partial<Payment> = {}): Payment => ({
  id: paymentId('1'),
  orderToken: orderToken('1'),
  method: 'visa',
  amount: chf(5790),
  status: 'started',
  startedAt: '2026-03-02T09:05:00.000Z',
  ...stated,
})
