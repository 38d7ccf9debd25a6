import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { creditorReference } from '../../../domain/payment/creditor-reference.ts'
import { transferDetails } from '../../../domain/payment/transfer-details.ts'
import { makeIban } from '../../../domain/settings/iban.ts'
import { anOrder } from '../../support/builders/order.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

const IBAN = 'CH9300762011623852957'
const details = { company: 'Iris Optik AG', address: ['Musterweg 1', '8000 Zürich'], registerNumber: '', returnAddress: [] }
const settings = someSettings({ details, transfer: { iban: IBAN, days: 10 } })
const order = anOrder({ paymentMethod: 'prepayment', status: 'payment_pending', createdAt: '2026-03-02T23:30:00.000Z' })

describe('an order that is paid in advance', () => {
  it('F-W07 shows the amount, the account, the message and the deadline in Zurich', () => {
    expect(transferDetails(order, settings)).toEqual({
      amount: order.totals.total, iban: 'CH93 0076 2011 6238 5295 7', holder: ['Iris Optik AG', 'Musterweg 1', '8000 Zürich'],
      reference: 'RF64 IR20 2600 0001', message: order.number, dueDay: '2026-03-13',
    })
  })

  it('F-W07 shows none of it once it is paid or cancelled, for another payment method, or without an account', () => {
    const others = [
      { ...order, paidAt: order.createdAt, status: 'new' }, { ...order, status: 'cancelled' }, { ...order, paymentMethod: 'visa' },
    ] as const
    for (const other of others) expect(transferDetails(other, settings)).toBe(undefined)
    expect(transferDetails(order, someSettings({ details }))).toBe(undefined)
  })
})

describe('the reference of an order', () => {
  it('F-W07 follows the standard, whatever characters the order number contains', () => {
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
    expect(creditorReference('IR-2026-000014')).toMatch(/^RF0\dIR2026000014$/)
    expect(creditorReference('IR-2026-000123')).toBe(creditorReference('ir2026000123'))
  })
})

describe('the account of a shop', () => {
  it('F-W07 is formatted in groups, and rejected when a character is wrong', () => {
    expect(makeIban('ch93 0076 2011 6238 5295 7')).toEqual(E.right(IBAN))
    for (const wrong of ['CH93 0076 2011 6238 5295 8', 'CH9300762011623852597', 'CH93', '', '9300762011623852957', `${IBAN}!`])
      expect(makeIban(wrong)).toEqual(E.left(wrong))
  })
})
