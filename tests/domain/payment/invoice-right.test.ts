import { describe, expect, it } from 'vitest'
import { mayPayByInvoice } from '../../../domain/payment/pay-by-invoice.ts'
import { chf, money } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'

const TERMS = { openAtMost: chf(10_000), countries: ['CH', 'LI'] } as const
const paid = anOrder({ paymentMethod: 'visa', paidAt: '2026-02-01T10:00:00.000Z' })
/** Each at 57.90. */
const open = anOrder({ paymentMethod: 'invoice' })
const orderOver = (cents: number, ...countries: readonly ('CH' | 'LI' | 'DE')[]) => {
  const [billing, shipping] = countries.map((countryCode) => ({ countryCode }))
  return {
    totals: { total: chf(cents) },
    ...(billing === undefined ? {} : { billingAddress: billing }), ...(shipping === undefined ? {} : { shippingAddress: shipping }),
  }
}

describe('payment by invoice', () => {
  it('is available to a customer with a paid order, in a shop that offers it, in its currency', () => {
    expect(mayPayByInvoice([paid], orderOver(5000), TERMS)).toBe(true)
    expect(mayPayByInvoice([], orderOver(5000), TERMS)).toBe(false)
    expect(mayPayByInvoice([paid], orderOver(5000), undefined)).toBe(false)
    expect(mayPayByInvoice([paid], orderOver(5000), { ...TERMS, openAtMost: money(10_000, 'EUR') })).toBe(false)
  })

  it('is available for billing and shipping addresses where a debt can be claimed', () => {
    expect(mayPayByInvoice([paid], orderOver(5000, 'CH', 'LI'), TERMS)).toBe(true)
    expect(mayPayByInvoice([paid], orderOver(5000, 'DE', 'CH'), TERMS)).toBe(false)
    expect(mayPayByInvoice([paid], orderOver(5000, 'CH', 'DE'), TERMS)).toBe(false)
  })

  it('F-M01 is limited to the maximum per person, including open invoices, to the cent', () => {
    expect(mayPayByInvoice([paid], orderOver(10_000), TERMS)).toBe(true)
    expect(mayPayByInvoice([paid], orderOver(10_001), TERMS)).toBe(false)
    expect(mayPayByInvoice([open, paid], orderOver(4210), TERMS)).toBe(true)
    expect(mayPayByInvoice([open, paid], orderOver(4211), TERMS)).toBe(false)
    expect(mayPayByInvoice([open, open, paid], orderOver(1), TERMS)).toBe(false)
  })

  it('does not count paid, cancelled or otherwise paid orders, nor another currency, as open', () => {
    const settled = { ...open, paidAt: '2026-02-02T10:00:00.000Z' }
    const others = [
      settled, { ...open, status: 'cancelled' as const }, anOrder({ paymentMethod: 'prepayment', status: 'payment_pending' }),
      { ...open, totals: { ...open.totals, total: money(5790, 'EUR') } },
    ]
    for (const other of others) expect(mayPayByInvoice([paid, other], orderOver(10_000), TERMS)).toBe(true)
  })
})
