import { describe, expect, it } from 'vitest'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { releaseUnpaid } from '../../../domain/payment/release-unpaid.ts'
import { isPayableOnline, methodsOpenTo } from '../../../domain/payment/methods-open-to.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'

const waiting = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
const LATER = new Date('2026-03-02T09:05:00.000Z')

describe('an order nobody paid in time', () => {
  it('is cancelled with its open attempts; what failed before stays as it was told', () => {
    const declined = aPayment({ id: paymentId('2'), status: 'declined' })
    expect(releaseUnpaid(waiting, [aPayment(), declined], LATER)).toEqual({
      order: { ...waiting, status: 'cancelled' },
      payments: [aPayment({ status: 'expired' }), declined],
    })
    expect(releaseUnpaid(waiting, [], LATER)?.order.status).toBe('cancelled')
  })

  it('waits as long after the last attempt as after the order itself', () => {
    expect(releaseUnpaid(waiting, [], new Date('2026-03-02T08:59:59.999Z'))).toBeUndefined()
    expect(releaseUnpaid(waiting, [aPayment({ startedAt: '2026-03-02T09:05:00.001Z' })], LATER)).toBeUndefined()
  })

  it('is none that is paid, stands in any other status, or is paid by transfer or invoice', () => {
    for (const status of ORDER_STATUSES.filter((one) => one !== 'payment_pending'))
      expect(releaseUnpaid({ ...waiting, status }, [], LATER)).toBeUndefined()
    expect(releaseUnpaid({ ...waiting, paidAt: LATER.toISOString() }, [], LATER)).toBeUndefined()
    for (const paymentMethod of ['prepayment', 'invoice'] as const)
      expect(releaseUnpaid({ ...waiting, paymentMethod }, [], LATER)).toBeUndefined()
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
