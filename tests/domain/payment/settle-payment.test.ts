import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { paymentMachine, type PaymentEvent } from '../../../domain/payment/payment.machine.ts'
import { PAYMENT_STATUSES, type Payment, type PaymentNotice } from '../../../domain/payment/payment.ts'
import { nextPaymentStatus, settlePayment, type Settled } from '../../../domain/payment/settle-payment.ts'
import type { Order } from '../../../domain/order/order.ts'
import { made } from '../../support/builders/made.ts'
import { chf, money } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment } from '../../support/builders/payment.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const EVENTS: readonly PaymentEvent[] = [
  { type: 'payment.paid' },
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
const settled = (payment: Payment, order: Order, heard: PaymentNotice): Settled =>
  made(settlePayment(payment, order, heard, NOW))
const after = (...events: readonly PaymentEvent[]): SnapshotFrom<typeof paymentMachine> =>
  events.reduce((state, event) => transition(paymentMachine, state, event)[0], initialTransition(paymentMachine)[0])

describe('an attempt to pay', () => {
  it('goes every way there is, and no other', () => {
    expect(restingStates(paymentMachine)).toEqual([...PAYMENT_STATUSES].toSorted())
    expect(machineEdges(paymentMachine, EVENTS)).toEqual([
      'cancelled + payment.paid -> paid',
      'declined + payment.paid -> paid',
      'expired + payment.paid -> paid',
      'started + payment.cancelled -> cancelled',
      'started + payment.declined -> declined',
      'started + payment.expired -> expired',
      'started + payment.paid -> paid',
    ])
  })

  it('ends paid whenever money came, and else with the first thing told, in any order and however often', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { minLength: 1 }), (events) => {
        const paid = events.some((event) => event.type === 'payment.paid')
        const state = after(...events)
        expect(`payment.${state.value}`).toBe(paid ? 'payment.paid' : events[0]?.type)
        expect(state.hasTag('unpaid')).toBe(!paid)
        expect(after(...events, ...events).value).toBe(state.value)
      }),
    )
  })

  it('waits only while nothing was told', () => {
    expect(after().hasTag('waiting')).toBe(true)
    expect(EVENTS.map((event) => after(event).hasTag('waiting'))).toEqual([false, false, false, false])
    expect(nextPaymentStatus('started', { type: 'payment.expired' })).toBe('expired')
  })
})

describe('what a notice of the provider changes', () => {
  it('makes an order that waited for its money a new one', () => {
    const { payment, order } = settled(aPayment(), waiting, notice('paid'))
    expect(payment).toMatchObject({ status: 'paid', reference: 'ref-1' })
    expect(order).toEqual({ ...waiting, status: 'new', paidAt: NOW })
  })

  it('leaves the order waiting when the attempt failed, so that it can be paid again', () => {
    for (const outcome of ['declined', 'cancelled'] as const) {
      const { payment, order } = settled(aPayment(), waiting, notice(outcome))
      expect([payment.status, order]).toEqual([outcome, waiting])
    }
  })

  it('changes nothing when it is heard again', () => {
    const once = settled(aPayment(), waiting, notice('paid'))
    expect(made(settlePayment(once.payment, once.order, notice('paid'), '2026-03-05T00:00:00.000Z'))).toEqual(once)
    expect(settled(once.payment, once.order, notice('declined'))).toEqual(once)
  })

  it('takes money that comes late, and keeps a cancelled order cancelled with the payment to give back', () => {
    const late = aPayment({ status: 'expired' })
    expect(settled(late, waiting, notice('paid')).order).toMatchObject({ status: 'new', paidAt: NOW })
    expect(settled(late, anOrder({ status: 'cancelled' }), notice('paid')).order).toMatchObject({
      status: 'cancelled',
      paidAt: NOW,
    })
  })

  it('keeps the instant of the first payment', () => {
    const paidBefore = anOrder({ paidAt: '2026-03-01T00:00:00.000Z' })
    expect(settled(aPayment(), paidBefore, notice('paid')).order.paidAt).toBe('2026-03-01T00:00:00.000Z')
  })

  it('refuses another amount or another currency as payment', () => {
    for (const amount of [chf(5789), chf(5791), chf(0), money(5790, 'EUR')])
      expect(settlePayment(aPayment(), waiting, notice('paid', { amount }), NOW)).toEqual(
        E.left({ _tag: 'AmountMismatch' }),
      )
  })

  it('hears of a failure whatever amount it names', () => {
    expect(settled(aPayment(), waiting, notice('declined', { amount: chf(0) })).payment.status).toBe('declined')
  })
})
