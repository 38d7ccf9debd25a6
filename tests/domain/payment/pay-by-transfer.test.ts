import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { payBy } from '../../../domain/payment/pay-by.ts'
import { payByTransfer } from '../../../domain/payment/pay-by-transfer.ts'
import { chf, money } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'

const NOW = '2026-03-04T09:00:00.000Z'
const transfer = anOrder({ paymentMethod: 'prepayment', status: 'payment_pending' })

describe('a bank transfer received', () => {
  it('F-M03 pays the order that waits for exactly this amount, or an open invoice', () => {
    expect(payByTransfer(transfer, chf(5790), NOW)).toEqual(E.right({ ...transfer, status: 'new', paidAt: NOW }))
    expect(payByTransfer(anOrder(), chf(5790), NOW)).toMatchObject(E.right({ status: 'new', paidAt: NOW }))
  })

  it('F-M03 is reported when it has another amount', () => {
    for (const amount of [chf(5789), money(5790, 'EUR')])
      expect(payByTransfer(transfer, amount, NOW)).toEqual(E.left({ _tag: 'AmountMismatch' }))
  })

  it('F-M03 pays no order that is not waiting for it', () => {
    const { paymentMethod: _none, ...free } = transfer
    const others = [
      free, { ...transfer, paymentMethod: 'visa' }, { ...transfer, paidAt: NOW }, { ...transfer, status: 'cancelled' },
    ] as const
    for (const other of others) expect(payByTransfer(other, chf(5790), NOW)).toEqual(E.right(undefined))
  })
})

describe('an order that is paid on a payment page', () => {
  const waiting = anOrder({ paymentMethod: 'visa', status: 'payment_pending', createdAt: '2026-03-02T09:00:00.000Z' })

  it('expires after a day, or after the configured number of hours', () => {
    expect(payBy(waiting, {})).toBe('2026-03-03T09:00:00.000Z')
    expect(payBy(waiting, { paymentHours: 2 })).toBe('2026-03-02T11:00:00.000Z')
  })

  it('has no deadline if it is paid by another method, or already paid', () => {
    expect(payBy(transfer, {})).toBeUndefined()
    expect(payBy({ ...waiting, status: 'new', paidAt: NOW }, {})).toBeUndefined()
  })
})
