import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestRefund, withRefunds } from '../../../domain/payment/request-refund.ts'
import { endedRefund } from '../../../domain/payment/ended-refund.ts'
import { refundable } from '../../../domain/payment/refundable.ts'
import { makeRefundId } from '../../../domain/payment/refund-id.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import { made } from '../../support/builders/made.ts'
import { chf, money } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'

const NOW = '2026-03-05T10:00:00.000Z'
const id = (name: string) => made(makeRefundId(name.padStart(22, '0')))
const PAID = anOrder({ status: 'shipped', paymentMethod: 'visa', paidAt: '2026-03-02T09:10:00.000Z' })
const COUNTED = aPayment({ id: paymentId('2'), status: 'paid' })

describe('a refund', () => {
  it('is the full payment unless an amount is given, from the attempt that counted', () => {
    const { order, refund } = made(requestRefund(PAID, [aPayment({ status: 'declined' }), COUNTED], [], { id: id('a'), now: NOW }))
    expect(refund).toEqual(
      { id: id('a'), orderToken: PAID.token, paymentId: COUNTED.id, amount: chf(5790), state: 'requested', requestedAt: NOW },
    )
    expect([order.refunded, order.refundedAt, order.status]).toEqual([chf(5790), NOW, 'shipped'])
  })

  it('is paid out by staff if there was no online payment, or if they choose to', () => {
    expect(made(requestRefund(PAID, [], [], { id: id('a'), now: NOW })).refund).not.toHaveProperty('paymentId')
    expect(made(requestRefund(PAID, [COUNTED], [], { id: id('a'), now: NOW, method: 'transfer' })).refund).not.toHaveProperty('paymentId')
  })

  it('is never more than the payment, nor zero, nor in another currency', () => {
    const first = made(requestRefund(PAID, [COUNTED], [], { id: id('a'), amount: chf(5000), now: NOW }))
    for (const amount of [chf(791), chf(0), chf(-1), money(100, 'EUR')])
      expect(requestRefund(first.order, [COUNTED], [first.refund], { id: id('b'), amount, now: NOW }))
        .toEqual(E.left({ _tag: 'RefundOutOfRange', left: chf(790) }))
    const { paidAt: _never, ...unpaid } = PAID
    expect(requestRefund(unpaid, [], [], { id: id('a'), now: NOW })).toEqual(E.left({ _tag: 'RefundOutOfRange', left: chf(0) }))
    expect(refundable({ ...PAID, paid: chf(1000) }, [])).toEqual(chf(1000))
  })

  it('that the payment provider rejected can be made in another way', () => {
    const { order, refund } = made(requestRefund(PAID, [COUNTED], [], { id: id('a'), now: NOW }))
    const refused = endedRefund(refund, { type: 'refund.refused' }, NOW)
    expect(refused).toMatchObject({ state: 'refused', endedAt: NOW })
    const after = withRefunds(order, refused === undefined ? [] : [refused])
    expect([after.refunded, after.refundedAt]).toEqual([undefined, undefined])
    expect(E.isRight(
      requestRefund(after, [COUNTED], refused === undefined ? [] : [refused], { id: id('b'), now: NOW, method: 'transfer' }))).toBe(true)
  })

  it('has one final result: the first one is kept', () => {
    const { refund } = made(requestRefund(PAID, [COUNTED], [], { id: id('a'), now: NOW }))
    for (const first of ['refund.paid', 'refund.refused'] as const)
      for (const second of ['refund.paid', 'refund.refused'] as const) {
        const ended = endedRefund(refund, { type: first }, NOW)
        expect(ended && endedRefund(ended, { type: second }, NOW)).toBeUndefined()
      }
  })

  it('adds up to the payment at most, however often and for whatever amounts it is requested', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: -10, max: 4000 }), { maxLength: 20 }), (request) => {
      const end =
        request.reduce<{ readonly order: typeof PAID; readonly refunds: readonly Refund[] }>(({ order, refunds }, cents, index) => {
        const result = requestRefund(order, [COUNTED], refunds, { id: id(`r${index}`), amount: chf(cents), now: NOW })
        return E.isRight(result) ? { order: result.right.order, refunds: [...refunds, result.right.refund] } : { order, refunds }
      }, { order: PAID, refunds: [] })
      const sum = end.refunds.reduce((total, { amount }) => total + amount.cents, 0)
      expect([end.order.refunded?.cents ?? 0, sum <= 5790]).toEqual([sum, true])
    }))
  })
})
