import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { isTaxNumberMissing } from '../../../domain/address/is-tax-number-missing.ts'
import { makeBillingAddress, makeShippingAddress } from '../../../domain/address/make-address.ts'
import type { RawAddress } from '../../../domain/address/make-address.ts'
import { makeTaxNumber, needsTaxNumber } from '../../../domain/address/tax-number.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { anAddress } from '../../support/builders/address.ts'
import { made } from '../../support/builders/made.ts'

const rules = { countries: COUNTRIES, today: '2026-03-02' }
const taxNumber = 'RSSMRA80A01F205X'
const italian = (stated: RawAddress = {}): RawAddress => ({
  firstName: 'Mario', lastName: 'Rossi', street: 'Via Roma', postcode: '20121', city: 'Milano', provinceCode: 'MI', countryCode: 'IT',
  ...stated,
})

describe('a tax number', () => {
  it('CC-TAX-01 is required from private persons only and never stored for a company', () => {
    expect(needsTaxNumber({ countryCode: 'IT' })).toBe(true)
    expect(needsTaxNumber({ countryCode: 'IT', company: 'ACME' })).toBe(false)
    expect(made(makeBillingAddress(italian({ taxNumber }), rules)).taxNumber).toBe(taxNumber)
    expect(made(makeBillingAddress(italian({ company: 'ACME', taxNumber }), rules))).not.toHaveProperty('taxNumber')
    expect(made(makeBillingAddress(italian({ company: 'ACME' }), rules))).not.toHaveProperty('taxNumber')
  })

  it('is missing until a private payer in Italy enters it', () => {
    const inItaly = (stated: Parameters<typeof anAddress>[0]) => anAddress({ countryCode: 'IT', ...stated })
    for (const address of [undefined, anAddress(), inItaly({ taxNumber }), inItaly({ company: 'ACME' })])
      expect(isTaxNumberMissing(address)).toBe(false)
    expect(isTaxNumberMissing(inItaly({}))).toBe(true)
  })

  it('CC-TAX-02 has 16 characters; it may be empty unless it is required', () => {
    expect(makeTaxNumber(taxNumber)).toEqual(E.right(taxNumber))
    for (const text of ['1234567890ABCDE', '1234567890ABCDEFG', '', '1234567890ABCDE-']) {
      expect(makeTaxNumber(text)).toEqual(E.left({ _tag: 'InvalidTaxNumber' }))
    }
    expect(E.isRight(makeShippingAddress(italian({ taxNumber: '' }), rules))).toBe(true)
    expect(makeBillingAddress(italian({ taxNumber: '' }), rules))
      .toEqual(E.left([{ field: 'taxNumber', _tag: 'Missing' }]))
    expect(makeBillingAddress(italian({ taxNumber: 'short' }), rules))
      .toEqual(E.left([{ field: 'taxNumber', _tag: 'Invalid' }]))
  })

  it('F-I12 is rejected when its check letter is wrong or missing', () => {
    for (const real of ['RSSMRA80A01F205X', 'RSSMRA85T10A562S', 'MRTMTT91D08F205J', 'MRTMTT25D09F205Z', 'RSSMRA80A01F20RS'])
      expect([real, E.isRight(makeTaxNumber(real))]).toEqual([real, true])
    for (const none of [
      'AAAAAAAAAAAAAAAA', 'RSSMRA80A01F205Y', 'RSSMRA81A01F205X', '1234567890ABCDEF', '0000000000000000', 'RSSMRA80A01F2050',
    ])
      expect([none, makeTaxNumber(none)]).toEqual([none, E.left({ _tag: 'InvalidTaxNumber' })])
  })

  it('is stored in capitals without blanks', () => {
    expect(makeTaxNumber(' rss mra 80a01 f205x ')).toEqual(E.right(taxNumber))
  })

  it('is not shown outside Italy, and is dropped when it is sent', () => {
    const others = COUNTRIES.filter((countryCode) => countryCode !== 'IT')
    expect(others.some((countryCode) => needsTaxNumber({ countryCode }))).toBe(false)
    expect(made(makeBillingAddress(italian({ countryCode: 'CH', postcode: '8001', taxNumber }), rules)))
      .not.toHaveProperty('taxNumber')
  })

  it('is reported as missing together with every other error', () => {
    expect(makeBillingAddress(italian({ city: '' }), rules)).toEqual(E.left([
      { field: 'city', _tag: 'Missing' },
      { field: 'taxNumber', _tag: 'Missing' },
    ]))
  })
})
