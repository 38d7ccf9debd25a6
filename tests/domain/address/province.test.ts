import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { hasField } from '../../../domain/address/is-requested.ts'
import { ITALIAN_PROVINCES } from '../../../domain/address/italian-provinces.ts'
import { makeAddress } from '../../../domain/address/make-address.ts'
import { COUNTRIES } from '../../../domain/shop/country.ts'
import { aTypedAddress } from '../../support/builders/address.ts'

const rules = { countries: COUNTRIES, today: '2026-03-02' }
const milan = (provinceCode: string) =>
  makeAddress(aTypedAddress({ countryCode: 'IT', postcode: '20121', city: 'Milano', provinceCode }), rules)

describe('the fields that only some countries use', () => {
  it('F-W11 are shown for the countries that use them', () => {
    const where = (field: Parameters<typeof hasField>[0], isPayer = true) =>
      COUNTRIES.filter((countryCode) => hasField(field, { countryCode, isPayer }))
    expect(where('provinceCode')).toEqual(['IT'])
    expect(where('provinceCode', false)).toEqual(['IT'])
    expect(where('apartment')).toEqual(['AT', 'IT', 'FR', 'LT'])
    expect(where('taxNumber')).toEqual(['IT'])
    expect(where('taxNumber', false)).toEqual([])
    expect(where('city')).toEqual(COUNTRIES)
    expect(hasField('taxNumber', { countryCode: 'IT', company: 'Ottica Srl', isPayer: true })).toBe(false)
  })

  it('F-W11 let an Italian address name one of the 107 provinces, in capitals, and no other', () => {
    expect(Object.keys(ITALIAN_PROVINCES)).toHaveLength(107)
    for (const sign of ['MI', 'mi', ' Mi ']) expect(milan(sign)).toMatchObject(E.right({ provinceCode: 'MI' }))
    for (const none of ['ZH', 'Milano', 'toString']) expect(milan(none)).toEqual(E.left([{ field: 'provinceCode', _tag: 'Invalid' }]))
    expect(milan(' ')).toEqual(E.left([{ field: 'provinceCode', _tag: 'Missing' }]))
  })

  it('keep their value in other countries', () => {
    expect(makeAddress(aTypedAddress({ provinceCode: 'ZH' }), rules)).toMatchObject(E.right({ provinceCode: 'ZH' }))
  })
})
