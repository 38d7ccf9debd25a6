import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADDRESS_FIELDS, ADDRESS_FIELD_NAMES, ADDRESS_LIMITS } from '../../../domain/address/address-field.ts'
import type { AddressField, Need, TextField } from '../../../domain/address/address-field.ts'
import { makeAddress, makeBillingAddress, makeShippingAddress } from '../../../domain/address/make-address.ts'
import type { RawAddress } from '../../../domain/address/make-address.ts'
import { makeSalutation, salutationKey } from '../../../domain/address/salutation.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { made } from '../../support/builders/made.ts'

const rules = { countries: COUNTRIES, today: '2026-03-02' }
const typed = (stated: RawAddress = {}): RawAddress => ({
  firstName: 'Erika', lastName: 'Muster', street: 'Seestrasse', postcode: '8001', city: 'Zürich', countryCode: 'CH',
  ...stated,
})

const faultsOf = (raw: RawAddress) => {
  const address = makeShippingAddress(raw, rules)
  return E.isLeft(address) ? address.left : []
}

const everyField = {
  salutation: 1,
  firstName: 'Mario', lastName: 'Rossi', street: 'Via Roma', streetNumber: '1b', apartment: '3. Stock',
  additionalInfo: 'c/o Bianchi', postcode: '20121', city: 'Milano', provinceCode: 'MI', countryCode: 'IT',
  phoneNumber: '+39 02 1234567', taxNumber: 'RSSMRA80A01F205X', birthday: '1980-01-01',
  recipient: 'Luigi Rossi', studioId: 'studio-7',
} as const

describe('an address', () => {
  it('keeps every field that was entered', () => {
    expect(makeShippingAddress(everyField, rules)).toEqual(E.right(everyField))
    const company = typed({ company: 'ACME AG' })
    expect(makeShippingAddress(company, rules)).toEqual(E.right(company))
  })

  it('is trimmed, in normalised Unicode, and without empty fields', () => {
    const address = made(makeAddress(typed({
      firstName: '  Erika ', city: 'Zu\u0308rich', company: '', apartment: '   ', birthday: '', phoneNumber: null,
      salutation: '',
    }), rules))
    expect(address).toEqual(typed())
  })

  it('is rejected with all its errors at once', () => {
    expect(faultsOf({ company: 'x'.repeat(101), salutation: 3, countryCode: 'US', birthday: '1990-02-30' })).toEqual([
      { field: 'salutation', _tag: 'Invalid' },
      { field: 'firstName', _tag: 'Missing' },
      { field: 'lastName', _tag: 'Missing' },
      { field: 'company', _tag: 'TooLong', maximum: 100 },
      { field: 'street', _tag: 'Missing' },
      { field: 'postcode', _tag: 'Missing' },
      { field: 'city', _tag: 'Missing' },
      { field: 'countryCode', _tag: 'Invalid' },
      { field: 'birthday', _tag: 'Invalid' },
    ])
    expect(faultsOf(typed({ postcode: '80331' }))).toEqual([{ field: 'postcode', _tag: 'Invalid' }])
    expect(faultsOf(typed({ countryCode: '' }))).toEqual([{ field: 'countryCode', _tag: 'Missing' }])
  })

  it('reports exactly the required fields as missing, and for a private payer in Italy the tax number', () => {
    const missed = (raw: RawAddress, field: AddressField) => {
      const input = { ...raw, [field]: '' }
      const refused = [makeShippingAddress(input, rules), makeBillingAddress(input, rules)].filter(E.isLeft)
      return refused.some(({ left }) => left.some((fault) => fault._tag === 'Missing' && fault.field === field))
    }
    const fieldsWho = (...needs: readonly Need[]) => ADDRESS_FIELD_NAMES.filter((field) => needs.includes(ADDRESS_FIELDS[field]))
    expect(ADDRESS_FIELD_NAMES.filter((field) => missed(typed(), field))).toEqual(fieldsWho('required'))
    expect(ADDRESS_FIELD_NAMES.filter((field) => missed(everyField, field))).toEqual(fieldsWho('required', 'byRule'))
  })

  it('rejects control characters, bidirectional overrides, lone surrogates and values that are not text', () => {
    const unprintable = ['Zü\u0000rich', 'Zü\nrich', 'Zü\u2028rich', '\u202Ehcirü', 'Z\uD800']
    for (const city of [...unprintable, 8001, {}, ['Zürich'], true]) {
      expect(faultsOf(typed({ city }))).toEqual([{ field: 'city', _tag: 'Invalid' }])
    }
  })

  it('CC-ADDR-09 accepts every text up to its maximum length and not one character more', () => {
    const others: readonly TextField[] = ['postcode', 'phoneNumber']
    const fields = (Object.keys(ADDRESS_LIMITS) as TextField[]).filter((field) => !others.includes(field))
    for (const field of fields) {
      const maximum = ADDRESS_LIMITS[field]
      expect(faultsOf(typed({ [field]: 'x'.repeat(maximum) }))).toEqual([])
      expect(faultsOf(typed({ [field]: 'x'.repeat(maximum + 1) }))).toEqual([{ field, _tag: 'TooLong', maximum }])
    }
    expect(faultsOf(typed({ phoneNumber: '0'.repeat(15) + ' '.repeat(5) + '1' }))).toEqual([
      { field: 'phoneNumber', _tag: 'TooLong', maximum: 20 },
    ])
    expect(faultsOf(typed({ phoneNumber: `0791234567${' '.repeat(9)}8` }))).toEqual([])
    expect(faultsOf(typed({ postcode: '1'.repeat(11) }))).toEqual([{ field: 'postcode', _tag: 'TooLong', maximum: 10 }])
    expect(ADDRESS_LIMITS).toMatchObject({
      firstName: 50, lastName: 50, street: 100, streetNumber: 10, postcode: 10, city: 50, phoneNumber: 20, company: 100,
      additionalInfo: 100,
    })
  })

  it('never throws, whatever the input', () => {
    const anyAddress = fc.dictionary(fc.constantFrom(...Object.keys(everyField), '__proto__'), fc.anything())
    fc.assert(fc.property(anyAddress, (raw) => {
      const refused = makeBillingAddress({ ...raw, city: '' }, rules)
      expect(E.isLeft(refused) && refused.left.some(({ field }) => field === 'city')).toBe(true)
      expect(() => makeBillingAddress(raw, rules)).not.toThrow()
    }))
  })

  it('is accepted again exactly as it was returned', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(fc.property(names, names, (firstName, street) => {
      const address = makeBillingAddress(typed({ firstName, street, phoneNumber: '079 123 45 67' }), rules)
      fc.pre(E.isRight(address))
      expect(makeBillingAddress(address.right, rules)).toEqual(address)
    }))
  })

  it('may be in a country that the configuration adds', () => {
    const belgian = typed({ countryCode: 'BE', postcode: '1000' })
    expect(makeAddress(belgian, { ...rules, countries: [...COUNTRIES, 'BE' as 'CH'] })).toEqual(E.right(belgian))
    expect(faultsOf(belgian)).toEqual([{ field: 'countryCode', _tag: 'Invalid' }])
  })
})

describe('a billing address', () => {
  it('CC-ADDR-02 is a shipping address without recipient and studio', () => {
    const { recipient: _recipient, studioId: _studioId, ...rest } = made(makeShippingAddress(everyField, rules))
    const billing = made(makeBillingAddress(everyField, rules))
    expect(Object.keys(everyField)).toHaveLength(Object.keys(billing).length + 2)
    expect({ ...billing, phoneNumber: rest.phoneNumber }).toEqual(rest)
  })

  it('has an international phone number, or none', () => {
    expect(made(makeBillingAddress(typed({ phoneNumber: '079 123 45 67' }), rules)).phoneNumber).toBe('+41791234567')
    expect(made(makeBillingAddress(typed(), rules))).not.toHaveProperty('phoneNumber')
    expect(made(makeShippingAddress(typed({ phoneNumber: '079 123 45 67' }), rules)).phoneNumber).toBe('079 123 45 67')
  })
})

describe('a salutation', () => {
  it('CC-ADDR-03 is 1 for a man and 2 for a woman, is optional, and has no other value', () => {
    expect([1, '1', 2, '2'].map(makeSalutation)).toEqual([1, 1, 2, 2].map(E.right))
    expect(salutationKey(1)).toBe('salutation.male')
    expect(salutationKey(2)).toBe('salutation.female')
    expect([null, undefined, ''].map(makeSalutation)).toEqual([undefined, undefined, undefined].map(E.right))
    for (const request of [3, 0, 'Mr', '01', true]) {
      expect(makeSalutation(request)).toEqual(E.left({ _tag: 'UnknownSalutation', input: request }))
    }
  })
})
