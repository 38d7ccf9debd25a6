import { describe, expect, it } from 'vitest'
import { orderFaults, type OrderRecord } from '../../../domain/payment/order-faults.ts'
import type { PaymentId } from '../../../domain/payment/payment.ts'
import type { Refund, RefundId } from '../../../domain/payment/refund.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { money } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment } from '../../support/builders/payment.ts'

const PAID = anOrder({ paidAt: '2026-03-02T09:05:00.000Z' })
const { total } = PAID.totals
const aRefund = (cents: number, stated: Partial<Refund> = {}): Refund => ({
  id: `R${cents}` as RefundId, orderToken: PAID.token, amount: money(cents), state: 'requested', requestedAt: '2026-03-03T09:00:00.000Z',
  ...stated,
})
const booked = (stated: Partial<OrderRecord> = {}): OrderRecord => ({ order: PAID, payments: [], refunds: [], reserved: [], ...stated })
const tags = (stated: Partial<OrderRecord>): readonly string[] => orderFaults(booked(stated)).map(({ _tag }) => _tag)

describe('the consistency check of an order', () => {
  it('accepts an order that is paid, partly refunded and taken from stock as ordered', () => {
    const [line = aLine()] = PAID.lines
    const payment = aPayment({ id: 'P' as PaymentId, status: 'paid', amount: total })
    expect(orderFaults(booked({
      order: { ...PAID, refunded: money(1000) }, payments: [payment, aPayment({ status: 'declined', amount: money(1) })],
      refunds: [aRefund(1000, { paymentId: payment.id }), aRefund(9_999_999, { state: 'refused' })],
      reserved: [{ variantId: line.variantId, quantity: line.quantity }],
    }))).toEqual([])
  })

  it('reports a total that differs from the sum of its parts', () => {
    const message = { ...PAID, totals: { ...PAID.totals, total: money(total.cents + 1) } }
    expect(orderFaults(booked({ order: message }))).toEqual(
      [{ _tag: 'SumDiffers', what: 'totals', stored: message.totals.total, computed: total }])
    expect(tags({ order: { ...PAID, promotionShares: { one: -5 } } })).toEqual(['SumDiffers'])
    expect(tags({ refunds: [aRefund(1000)] })).toEqual(['SumDiffers'])
  })

  it('reports a payment with another amount, or a second payment', () => {
    const payment = aPayment({ status: 'paid', amount: total })
    expect(tags({ payments: [{ ...payment, amount: money(total.cents - 1) }] })).toEqual(['PaidDiffers'])
    expect(tags({ payments: [payment, payment] })).toEqual(['PaidDiffers'])
    expect(tags({ order: anOrder(), payments: [payment] })).toEqual(['PaidDiffers'])
  })

  it('reports a refund above the payment, of the order or of one attempt', () => {
    const over = money(total.cents + 1)
    expect(tags({ order: { ...PAID, refunded: over }, refunds: [aRefund(over.cents)] })).toEqual(['RefundedTooMuch'])
    const small = aPayment({ status: 'refunded', amount: money(500) })
    expect(tags({ order: { ...PAID, refunded: money(501) }, payments: [small], refunds: [aRefund(501, { paymentId: small.id })] }))
      .toEqual(['RefundedTooMuch'])
  })

  it('reports stock that was taken without an order, or for a cancelled order', () => {
    const [line = aLine()] = PAID.lines
    expect(tags({ reserved: [{ variantId: line.variantId, quantity: line.quantity + 1 }] })).toEqual(['ReservedTooMuch'])
    expect(tags({ reserved: [{ variantId: 'other' as VariantId, quantity: 1 }] })).toEqual(['ReservedTooMuch'])
    const cancelled = { ...PAID, status: 'cancelled' as const }
    expect(tags({ order: cancelled, reserved: [{ variantId: line.variantId, quantity: 1 }] })).toEqual(['StockNotReleased'])
    expect(tags({ order: cancelled, reserved: [{ variantId: line.variantId, quantity: 0 }] })).toEqual([])
  })
})
