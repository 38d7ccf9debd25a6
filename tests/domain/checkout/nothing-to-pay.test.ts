import { describe, expect, it } from 'vitest'
import { isNothingToPay } from '../../../domain/checkout/nothing-to-pay.ts'
import { isPaymentDue } from '../../../domain/order/payment-due.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'

describe('nothing to pay', () => {
  it('is a total of zero, and no other', () => {
    expect([isNothingToPay(chf(0)), isNothingToPay(chf(1)), isNothingToPay(chf(5790))]).toEqual([true, false, false])
  })

  it('is true for an order that was paid, cancelled or returned', () => {
    const waiting = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
    expect(isPaymentDue(waiting)).toBe(true)
    expect(isPaymentDue({ ...waiting, paidAt: '2026-03-02T09:10:00.000Z' })).toBe(false)
    for (const status of ['cancelled', 'returned'] as const) expect(isPaymentDue({ ...waiting, status })).toBe(false)
  })
})
