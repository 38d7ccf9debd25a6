import { describe, expect, it } from 'vitest'
import { paymentStandingOf } from '../../../domain/payment/payment-standing.ts'
import { anOrder } from '../../support/builders/order.ts'

describe('the payment status of an order', () => {
  it('distinguishes who still has to pay, how, and who does not', () => {
    const pending = { status: 'payment_pending' as const }
    expect(paymentStandingOf(anOrder({ ...pending, paymentMethod: 'twint' }))).toBe('payable')
    expect(paymentStandingOf(anOrder({ ...pending, paymentMethod: 'prepayment' }))).toBe('awaited')
    expect(paymentStandingOf(anOrder({ status: 'new', paymentMethod: 'invoice' }))).toBe('settled')
    expect(paymentStandingOf(anOrder({ ...pending, paymentMethod: 'twint', paidAt: '2026-03-02T09:00:00.000Z' }))).toBe('settled')
    for (const status of ['cancelled', 'returned'] as const) expect(paymentStandingOf(anOrder({ status }))).toBe('cancelled')
  })
})
