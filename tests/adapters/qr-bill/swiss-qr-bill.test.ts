import fc from 'fast-check'
import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { swissQrBill } from '../../../adapters/qr-bill/swiss-qr-bill.ts'
import { ADDRESS_LIMITS } from '../../../domain/address/address-field.ts'
import { makeBillingAddress } from '../../../domain/address/make-address.ts'
import { paymentSlip } from '../../../domain/payment/payment-slip.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { anAddress } from '../../support/builders/address.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

const details = { company: 'Iris Optik AG', address: ['Musterweg 1', '8000 Zürich'], registerNumber: '', returnAddress: [] }
const settings = someSettings({ details, transfer: { iban: 'CH9300762011623852957', days: 10 } })
const order = anOrder({ paymentMethod: 'prepayment', status: 'payment_pending' })

/** Text of every script, mostly at the maximum length: what the form accepts to its last character. */
const text = (limit: number, unit: 'grapheme' | 'binary-ascii' = 'grapheme') =>
  fc.oneof(
    fc.string({ unit: fc.constantFrom('ẞ', 'ễ', 'œ', 'Ж', '’', '中', 'a', 'W', ' ', '-', '€'), minLength: limit, maxLength: limit }),
    fc.string({ unit, maxLength: limit }),
  ).map((made) => made.slice(0, limit))
const POSTCODES: Readonly<Record<string, string>> = {
  CH: '8001', LI: '9490', AT: '1010', DE: '10115', FR: '75008', IT: '20121', LT: '01103',
}

const typed = fc.record({
  firstName: text(ADDRESS_LIMITS.firstName), lastName: text(ADDRESS_LIMITS.lastName),
  company: fc.option(text(ADDRESS_LIMITS.company), { nil: undefined }),
  street: text(ADDRESS_LIMITS.street), streetNumber: fc.option(text(ADDRESS_LIMITS.streetNumber), { nil: undefined }),
  city: text(ADDRESS_LIMITS.city), countryCode: fc.constantFrom(...COUNTRIES),
}).map((one) => ({
  ...one, postcode: POSTCODES[one.countryCode],
  ...(one.countryCode === 'IT' ? { provinceCode: 'MI', company: one.company ?? 'Lenti' } : {}),
}))

describe('the QR-bill of an order', () => {
  it('H-R02 is rendered for every address that the form accepts', () => {
    const faults: unknown[] = []
    const printer = swissQrBill({ report: (error) => faults.push(error) })
    let rendered = 0
    fc.assert(fc.property(typed, (raw) => {
      const address = makeBillingAddress(raw, { countries: COUNTRIES, today: '2026-11-28' })
      if (E.isLeft(address)) return
      rendered += 1
      const slip = made(paymentSlip({ ...order, billingAddress: address.right }, settings, 'de'))
      expect(printer.print(slip), JSON.stringify(raw)).toMatchObject({ _tag: 'Right' })
    }), { numRuns: 150 })
    expect(faults).toEqual([])
    expect(rendered).toBeGreaterThan(50)
  })

  it('H-R02 logs what the library rejects, and reports that there is no slip', () => {
    const faults: unknown[] = []
    const slip = made(paymentSlip({ ...order, billingAddress: anAddress() }, settings, 'de'))
    expect(swissQrBill({ report: (error) => faults.push(error) }).print({ ...slip, iban: 'CH00' }))
      .toEqual(E.left({ _tag: 'NoSlip', because: 'notRenderable' }))
    expect(faults).toHaveLength(1)
  })
})
