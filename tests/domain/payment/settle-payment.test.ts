import * as fc from 'fast-check'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { paymentMachine, type PaymentEvent } from '../../../domain/payment/payment.machine.ts'
import { PAYMENT_STATUSES, type Payment, type PaymentNotice } from '../../../domain/payment/payment.ts'
import { nextPaymentStatus } from '../../../domain/payment/next-payment-status.ts'
import { settlePayment, type SettledPayment } from '../../../domain/payment/settle-payment.ts'
import type { Order } from '../../../domain/order/order.ts'
import { chf, money } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment } from '../../support/builders/payment.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const EVENTS: readonly PaymentEvent[] = [
  { type: 'payment.paid' },
  { type: 'payment.unneeded' },
  { type: 'payment.mismatched' },
  { type: 'payment.refunded' },
  { type: 'payment.declined' },
  { type: 'payment.cancelled' },
  { type: 'payment.expired' },
]
const NOW = '2026-03-02T09:10:00.000Z'
const waiting = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
const notice = (outcome: PaymentNotice['outcome'], stated: Partial<PaymentNotice> = {}): PaymentNotice => ({
  paymentId: aPayment().id,
  reference: 'ref-1',
  outcome,
  amount: chf(5790),
  ...stated,
})
const settled = (payment: Payment, order: Order, paymentNotice: PaymentNotice): SettledPayment =>
  settlePayment(payment, order, paymentNotice, NOW)
const after = (...events: readonly PaymentEvent[]): SnapshotFrom<typeof paymentMachine> =>
  events.reduce((state, event) => transition(paymentMachine, state, event)[0], initialTransition(paymentMachine)[0])

describe('a payment attempt', () => {
  it('F-M11: refunds a payment for a returned order, and the order stays returned', () => {
    const returned = { ...waiting, status: 'returned' } as const
    const { payment, order } = settled(aPayment(), returned, notice('paid'))
    expect([payment.status, order]).toEqual(['refunding', returned])
  })

  it('has every expected transition and no other', () => {
    expect(restingStates(paymentMachine)).toEqual([...PAYMENT_STATUSES].toSorted())
    expect(machineEdges(paymentMachine, EVENTS)).toEqual([
      'cancelled + payment.mismatched -> mismatched',
      'cancelled + payment.paid -> paid',
      'cancelled + payment.unneeded -> refunding',
      'declined + payment.mismatched -> mismatched',
      'declined + payment.paid -> paid',
      'declined + payment.unneeded -> refunding',
      'expired + payment.mismatched -> mismatched',
      'expired + payment.paid -> paid',
      'expired + payment.unneeded -> refunding',
      'mismatched + payment.paid -> paid',
      'mismatched + payment.unneeded -> refunding',
      'refunding + payment.refunded -> refunded',
      'started + payment.cancelled -> cancelled',
      'started + payment.declined -> declined',
      'started + payment.expired -> expired',
      'started + payment.mismatched -> mismatched',
      'started + payment.paid -> paid',
      'started + payment.unneeded -> refunding',
    ])
  })

  it('is paid or refunded whenever the money arrives, and otherwise ends with the first result, in any order and however often', () => {
    const settlementEvents = EVENTS.filter(({ type }) => type !== 'payment.refunded')
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...settlementEvents), { minLength: 1 }), (events) => {
        const money = events.find(({ type }) => type === 'payment.paid' || type === 'payment.unneeded')
        const mismatched = events.find(({ type }) => type === 'payment.mismatched')
        const expected = money === undefined
          ? (mismatched ?? events[0])?.type.slice(8)
          : money.type === 'payment.paid' ? 'paid' : 'refunding'
        const state = after(...events)
        expect(state.value).toBe(expected)
        expect(state.hasTag('unpaid')).toBe(money === undefined)
        expect(after(...events, ...events).value).toBe(state.value)
      }),
    )
  })

  it('waits only until the first result', () => {
    expect(after().hasTag('waiting')).toBe(true)
    expect(EVENTS.filter((event) => after(event).hasTag('waiting'))).toEqual([{ type: 'payment.refunded' }])
    expect(nextPaymentStatus('started', { type: 'payment.expired' })).toBe('expired')
  })
})

describe('a notification of the payment provider', () => {
  it('makes an order that was waiting for payment a new one', () => {
    const { payment, order } = settled(aPayment(), waiting, notice('paid'))
    expect(payment).toMatchObject({ status: 'paid', reference: 'ref-1' })
    expect(order).toEqual({ ...waiting, status: 'new', paidAt: NOW })
    expect(settled(aPayment({ method: 'twint' }), waiting, notice('paid')).order.paymentMethod).toBe('twint')
  })

  it('leaves the order waiting when the attempt failed, so that it can be paid again', () => {
    for (const outcome of ['declined', 'cancelled'] as const) {
      const { payment, order } = settled(aPayment(), waiting, notice(outcome))
      expect([payment.status, order]).toEqual([outcome, waiting])
    }
  })

  it('changes nothing when it is repeated', () => {
    const once = settled(aPayment(), waiting, notice('paid'))
    expect(settlePayment(once.payment, once.order, notice('paid'), '2026-03-05T00:00:00.000Z')).toEqual(once)
    expect(settled(once.payment, once.order, notice('declined'))).toEqual(once)
  })

  it('accepts a late payment: a released order is restored while its products are in stock', () => {
    const late = aPayment({ status: 'expired' })
    expect(settled(late, waiting, notice('paid')).order).toMatchObject({ status: 'new', paidAt: NOW })
    const back = settled(late, { ...waiting, status: 'cancelled' }, notice('paid'))
    expect([back.payment.status, back.order.status, back.order.paidAt]).toEqual(['paid', 'new', NOW])
  })

  it('refunds a payment that the order cannot use: its products are sold, it is already paid, or it was returned', () => {
    const released = { ...waiting, status: 'cancelled' as const }
    const soldOut = settlePayment(aPayment({ status: 'expired' }), released, notice('paid'), NOW, true)
    expect(soldOut).toEqual({ payment: aPayment({ status: 'refunding', reference: 'ref-1' }), order: released })
    const byShop = { ...released, cancelledBy: 'shop' } as const
    expect(settled(aPayment(), byShop, notice('paid'))).toEqual({ payment: soldOut.payment, order: byShop })
    expect(settlePayment(aPayment(), waiting, notice('paid'), NOW, true).payment.status).toBe('paid')
    for (const status of ['new', 'shipped', 'cancelled', 'returned'] as const) {
      const paid = anOrder({ status, paidAt: '2026-03-01T00:00:00.000Z' })
      expect(settled(aPayment(), paid, notice('paid'))).toEqual({ payment: soldOut.payment, order: paid })
    }
  })

  it('does not count another amount or currency as a payment, and reports it', () => {
    for (const amount of [chf(5789), chf(5791), chf(0), money(5790, 'EUR')]) {
      const { payment, order } = settled(aPayment(), waiting, notice('paid', { amount }))
      expect([payment.status, payment.reference, order]).toEqual(['mismatched', 'ref-1', waiting])
      expect(settled(payment, waiting, notice('paid')).payment.status).toBe('paid')
    }
  })

  it('of a failure is accepted with any amount', () => {
    expect(settled(aPayment(), waiting, notice('declined', { amount: chf(0) })).payment.status).toBe('declined')
  })
})
