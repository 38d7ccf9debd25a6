import { describe, expect, it } from 'vitest'
import { inPaymentOrder } from '../../../domain/payment/payment-order.ts'

const OFFERED = ['visa', 'paypal', 'twint', 'klarna_sofort', 'prepayment'] as const

describe('the order of the payment methods', () => {
  it.each(['CH', 'LI'] as const)('F-S03 starts with TWINT in %s, then cards, then the other methods of the service', (country) => {
    expect(inPaymentOrder(OFFERED, country)).toEqual(['twint', 'visa', 'paypal', 'klarna_sofort', 'prepayment'])
  })

  it('F-S03 is that of the service elsewhere', () => {
    for (const country of ['DE', 'AT', 'FR', 'IT', 'LT'] as const) expect(inPaymentOrder(OFFERED, country)).toEqual(OFFERED)
  })

  it('neither adds nor leaves out a method', () => {
    expect(inPaymentOrder([], 'CH')).toEqual([])
    expect(inPaymentOrder(['prepayment'], 'CH')).toEqual(['prepayment'])
  })
})
