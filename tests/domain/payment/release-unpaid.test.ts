import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { isOverdue, isToBeReminded, releaseUnpaid } from '../../../domain/payment/release-unpaid.ts'
import { isPayableOnline, methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'

const waiting = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
const LATER = new Date('2026-03-02T09:05:00.000Z')
const missedBy = (online: Date, transfer = new Date(0)) => ({ online, transfer, reminder: new Date(0) })
const MISSED = missedBy(LATER)

describe('an order that was not paid in time', () => {
  it('is cancelled with its open attempts; earlier failures keep their status', () => {
    const declined = aPayment({ id: paymentId('2'), status: 'declined' })
    expect(releaseUnpaid(waiting, [aPayment(), declined], MISSED)).toEqual({
      order: { ...waiting, status: 'cancelled' },
      payments: [aPayment({ status: 'expired' }), declined],
    })
    expect(releaseUnpaid(waiting, [], MISSED)?.order.status).toBe('cancelled')
  })

  it('F-M04: waits from the placement of the order, however many payments are attempted', () => {
    expect(releaseUnpaid(waiting, [], missedBy(new Date('2026-03-02T08:59:59.999Z')))).toBeUndefined()
    expect(releaseUnpaid(waiting, [aPayment({ startedAt: '2026-03-02T09:05:00.001Z' })], MISSED)?.order.status).toBe('cancelled')
  })

  it('does not include orders that are paid, in any other status, paid by invoice, or awaiting a transfer', () => {
    for (const status of ORDER_STATUSES.filter((one) => one !== 'payment_pending'))
      expect(releaseUnpaid({ ...waiting, status }, [], MISSED)).toBeUndefined()
    expect(releaseUnpaid({ ...waiting, paidAt: LATER.toISOString() }, [], MISSED)).toBeUndefined()
    for (const paymentMethod of ['prepayment', 'invoice'] as const)
      expect(releaseUnpaid({ ...waiting, paymentMethod }, [], MISSED)).toBeUndefined()
  })

  it('F-M03: waits for a transfer as long as a transfer may take, and then expires', () => {
    const transfer = { ...waiting, paymentMethod: 'prepayment' } as const
    expect(releaseUnpaid(transfer, [], missedBy(LATER, LATER))?.order.status).toBe('cancelled')
    expect(releaseUnpaid({ ...waiting, paymentMethod: 'invoice' }, [], missedBy(LATER, LATER))).toBeUndefined()
  })
})

describe('an order awaiting a transfer', () => {
  const transfer = anOrder({ status: 'payment_pending', paymentMethod: 'prepayment', createdAt: '2026-03-02T09:00:00.000Z' })
  const reminder = new Date('2026-03-02T09:00:00.000Z')

  it('F-M03: is reminded from the moment the reminder is due; paid orders and other payment methods are not', () => {
    expect(isToBeReminded(transfer, { reminder })).toBe(true)
    expect(isToBeReminded(transfer, { reminder: new Date(reminder.getTime() - 1) })).toBe(false)
    expect(isToBeReminded({ ...transfer, paymentMethod: 'visa' }, { reminder })).toBe(false)
    expect(isToBeReminded({ ...transfer, paidAt: transfer.createdAt }, { reminder })).toBe(false)
    expect(isToBeReminded({ ...transfer, status: 'new' }, { reminder })).toBe(false)
  })

  it('F-M03: is overdue from the exact moment on, and never without a payment method', () => {
    expect(isOverdue(transfer, { ...MISSED, transfer: reminder })).toBe(true)
    const { paymentMethod: _none, ...free } = transfer
    expect(isOverdue(free, { online: LATER, transfer: LATER, reminder: LATER })).toBe(false)
  })
})

describe('the payment methods of an unpaid order', () => {
  it('are all payment pages of the shop, while an amount is due there', () => {
    expect(methodsOpenTo(waiting, ['visa', 'prepayment', 'twint', 'invoice'])).toEqual(['visa', 'twint'])
    expect(methodsOpenTo({ ...waiting, status: 'cancelled' }, ['visa'])).toEqual([])
    expect(isPayableOnline({ ...waiting, paymentMethod: 'prepayment' })).toBe(false)
    expect(isPayableOnline({ ...waiting, paidAt: LATER.toISOString() })).toBe(false)
    expect(isPayableOnline({ ...waiting, status: 'new' })).toBe(false)
    const { paymentMethod: _none, ...free } = waiting
    expect(isPayableOnline(free)).toBe(false)
  })
})
