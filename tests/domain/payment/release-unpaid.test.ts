import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { releaseUnpaid } from '../../../domain/payment/release-unpaid.ts'
import { isPayableOnline, methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'

const waiting = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
const LATER = new Date('2026-03-02T09:05:00.000Z')
const missedBy = (online: Date, transfer = new Date(0)) => ({ online, transfer, reminder: new Date(0) })
const MISSED = missedBy(LATER)

describe('an order nobody paid in time', () => {
  it('is cancelled with its open attempts; what failed before stays as it was told', () => {
    const declined = aPayment({ id: paymentId('2'), status: 'declined' })
    expect(releaseUnpaid(waiting, [aPayment(), declined], MISSED)).toEqual({
      order: { ...waiting, status: 'cancelled' },
      payments: [aPayment({ status: 'expired' }), declined],
    })
    expect(releaseUnpaid(waiting, [], MISSED)?.order.status).toBe('cancelled')
  })

  it('F-M04: waits from the order itself, however often somebody tries to pay it', () => {
    expect(releaseUnpaid(waiting, [], missedBy(new Date('2026-03-02T08:59:59.999Z')))).toBeUndefined()
    expect(releaseUnpaid(waiting, [aPayment({ startedAt: '2026-03-02T09:05:00.001Z' })], MISSED)?.order.status).toBe('cancelled')
  })

  it('is none that is paid, stands in any other status, is paid by invoice, or by a transfer that may still come', () => {
    for (const status of ORDER_STATUSES.filter((one) => one !== 'payment_pending'))
      expect(releaseUnpaid({ ...waiting, status }, [], MISSED)).toBeUndefined()
    expect(releaseUnpaid({ ...waiting, paidAt: LATER.toISOString() }, [], MISSED)).toBeUndefined()
    for (const paymentMethod of ['prepayment', 'invoice'] as const)
      expect(releaseUnpaid({ ...waiting, paymentMethod }, [], MISSED)).toBeUndefined()
  })

  it('F-M03: waits for a transfer as long as a transfer may take, and not for ever', () => {
    const transfer = { ...waiting, paymentMethod: 'prepayment' } as const
    expect(releaseUnpaid(transfer, [], missedBy(LATER, LATER))?.order.status).toBe('cancelled')
    expect(releaseUnpaid({ ...waiting, paymentMethod: 'invoice' }, [], missedBy(LATER, LATER))).toBeUndefined()
  })
})

describe('how an order that waits can be paid', () => {
  it('is by any payment page the shop offers, while something is due there', () => {
    expect(methodsOpenTo(waiting, ['visa', 'prepayment', 'twint', 'invoice'])).toEqual(['visa', 'twint'])
    expect(methodsOpenTo({ ...waiting, status: 'cancelled' }, ['visa'])).toEqual([])
    expect(isPayableOnline({ ...waiting, paymentMethod: 'prepayment' })).toBe(false)
    expect(isPayableOnline({ ...waiting, paidAt: LATER.toISOString() })).toBe(false)
  })
})
