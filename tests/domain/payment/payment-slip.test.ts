import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { NoSlip } from '../../../domain/payment/no-slip.ts'
import { paymentSlip as slipOf } from '../../../domain/payment/payment-slip.ts'
import { anAddress } from '../../support/builders/address.ts'
import { anOrder } from '../../support/builders/order.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

const IBAN = 'CH9300762011623852957'
const details = { company: 'Iris Optik AG', address: ['Hinterhaus', 'Musterweg 1', '8000 Zürich'], registerNumber: '', returnAddress: [] }
const settings = someSettings({ details, transfer: { iban: IBAN, days: 10 } })
const { company: _none, ...private_ } = anAddress()
const paymentSlip = (...input: Parameters<typeof slipOf>) => E.getOrElseW((): undefined => undefined)(slipOf(...input))
const whyNone = (...input: Parameters<typeof slipOf>): NoSlip['because'] | undefined =>
  E.match(({ because }: NoSlip) => because, (): undefined => undefined)(slipOf(...input))
const order = anOrder({ paymentMethod: 'prepayment', status: 'payment_pending', billingAddress: private_ })

describe('the payment slip of an order that is paid by transfer', () => {
  it('F-W07 contains payer, amount, payee and reference', () => {
    const { firstName, lastName, street, streetNumber, postcode, city, countryCode: country } = private_
    expect(paymentSlip(order, settings, 'fr')).toEqual({
      amount: order.totals.total, iban: IBAN, reference: 'RF64IR2026000001', message: order.number, locale: 'fr',
      creditor: { name: 'Iris Optik AG', street: 'Musterweg 1', postcode: '8000', city: 'Zürich', country: 'CH' },
      debtor: {
        name: `${firstName} ${lastName}`, street, postcode, city, country,
        ...(streetNumber === undefined ? {} : { number: streetNumber }),
      },
    })
  })

  it('F-W07 contains the company of the billing address, and a house number if there is one', () => {
    const billed = (stated: Partial<typeof private_> & { readonly company?: string }) =>
      paymentSlip({ ...order, billingAddress: { ...private_, ...stated } }, settings, 'de')?.debtor
    expect(billed({ company: 'Muster GmbH' })?.name).toBe('Muster GmbH')
    expect(billed({ streetNumber: '7b' })?.number).toBe('7b')
  })

  it('F-W07 exists for an invoice too, as long as it is open, and for no other payment method', () => {
    expect(paymentSlip({ ...order, paymentMethod: 'invoice', status: 'new' }, settings, 'de')?.iban).toBe(IBAN)
    const others = [
      { ...order, paymentMethod: 'visa' }, { ...order, paidAt: order.createdAt, status: 'new' }, { ...order, status: 'cancelled' },
    ] as const
    for (const other of others) expect(paymentSlip(other, settings, 'de')).toBeUndefined()
  })

  it('F-W07 exists only for an account in Switzerland or Liechtenstein, and for a shop with a complete address', () => {
    const of = (stated: Parameters<typeof someSettings>[0]) => paymentSlip(order, someSettings(stated), 'de')
    const transfer = { iban: IBAN, days: 10 }
    expect(of({ details, transfer: { ...transfer, iban: 'LI21088100002324013AA' } })?.iban).toBe('LI21088100002324013AA')
    expect(of({ details, transfer: { ...transfer, iban: 'DE89370400440532013000' } })).toBeUndefined()
    expect(of({ details, transfer: { ...transfer, iban: 'ACH3704004405320130' } })).toBeUndefined()
    expect(of({ details })).toBeUndefined()
    expect(of({ transfer })).toBeUndefined()
    const at = (...address: readonly string[]) => of({ details: { ...details, address }, transfer })
    const unplaced = [['8000 Zürich'], ['Weg 1'], ['Weg 1', 'D-8000 Zürich'], ['Weg 1', '800 Zürich'], ['Weg 1', '8000 ']]
    for (const address of unplaced) expect(at(...address)).toBeUndefined()
    expect(at('Weg 1', '79539 Lörrach')?.creditor).toMatchObject({ postcode: '79539', street: 'Weg 1' })
  })

  it('H-R02 gives the reason if there is none', () => {
    const withIban = (iban: string) => someSettings({ details, transfer: { iban, days: 10 } })
    const { total } = order.totals
    const inDollars = { ...order, totals: { ...order.totals, total: { ...total, currency: 'USD' as const } } }
    expect(whyNone(order, settings, 'de')).toBeUndefined()
    expect(whyNone({ ...order, paymentMethod: 'visa' }, settings, 'de')).toBe('nothingToTransfer')
    expect(whyNone(order, withIban('DE89370400440532013000'), 'de')).toBe('noSwissAccount')
    expect(whyNone(order, withIban('CH4431999123000889012'), 'de')).toBe('qrIban')
    expect(whyNone(order, withIban('CH5530000123000889012'), 'de')).toBe('qrIban')
    expect(whyNone(order, someSettings({ transfer: { iban: IBAN, days: 10 } }), 'de')).toBe('unknownCreditor')
    expect(whyNone(inDollars, settings, 'de')).toBe('foreignCurrency')
  })

  it('H-R02 shortens text that exceeds the standard, and omits a payer whose name cannot be written', () => {
    const billed = (stated: Parameters<typeof anAddress>[0]) =>
      paymentSlip({ ...order, billingAddress: anAddress(stated) }, settings, 'de')?.debtor
    expect(billed({ firstName: 'a'.repeat(50), lastName: 'b'.repeat(50), street: 'c'.repeat(100), city: 'd'.repeat(50) }))
      .toMatchObject({ name: `${'a'.repeat(50)} ${'b'.repeat(19)}`, street: 'c'.repeat(70), city: 'd'.repeat(35) })
    expect(billed({ company: 'Ä'.repeat(100) })?.name).toBe('Ä'.repeat(70))
    expect(billed({ firstName: 'Ольга', lastName: 'Иванова' })).toBeUndefined()
  })
})
