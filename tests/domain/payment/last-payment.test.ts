import { describe, expect, it } from 'vitest'
import { creditTags } from '../../../domain/payment/credit-tags.ts'
import { lastPayment } from '../../../domain/payment/last-payment.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { anOrder } from '../../support/builders/order.ts'

describe('the previous payment of a customer', () => {
  it('CC-CALL-19 AS-ROLE-07 is requested as items for services, studio for studio orders, internal for staff, else plain', () => {
    const tags = (cart: Parameters<typeof creditTags>[0]['cart']) => creditTags({ cart, isStaff: false })
    const plain = { lines: [aLine()] }
    expect(tags(plain)).toEqual([])
    expect(tags({ lines: [aLine(), aLine({ category: 'service' })] })).toEqual(['studio'])
    const address = anAddress()
    expect(tags({ ...plain, shippingAddress: address })).toEqual([])
    expect(tags({ ...plain, shippingAddress: { ...address, studioId: 'studio-1' } })).toEqual(['studio'])
    expect(creditTags({ cart: plain, isStaff: true })).toEqual(['internal'])
  })

  it('proposes the method of the newest order; an invoice must have been paid, and a returned order does not count', () => {
    const paid = anOrder({ paymentMethod: 'twint', paidAt: '2026-01-01T00:00:00.000Z' })
    const open = anOrder({ paymentMethod: 'prepayment', status: 'payment_pending' })
    expect(lastPayment([])).toEqual({ invoiceAllowed: false })
    expect(lastPayment([open, paid])).toEqual({ lastPaymentMethod: 'prepayment', invoiceAllowed: true })
    expect(lastPayment([open])).toEqual({ lastPaymentMethod: 'prepayment', invoiceAllowed: false })
    for (const status of ['returned', 'cancelled'] as const) expect(lastPayment([{ ...paid, status }])).toEqual({ invoiceAllowed: false })
    const { paymentMethod: _method, ...free } = paid
    expect(lastPayment([free, open])).toEqual({ lastPaymentMethod: 'prepayment', invoiceAllowed: true })
  })
})
