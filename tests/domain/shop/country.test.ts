import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { callingCodeOf, KNOWN_CALLING_CODES } from '../../../domain/shop/calling-code.ts'
import { COUNTRIES, isCountry, makeCountry, shopCountries } from '../../../domain/shop/country.ts'

describe('countries', () => {
  it('CC-CONST-05 are seven in this order, and no other is supported', () => {
    expect(COUNTRIES).toEqual(['CH', 'DE', 'AT', 'IT', 'FR', 'LT', 'LI'])
    expect(isCountry('LT')).toBe(true)
    expect(isCountry('US')).toBe(false)
    expect(makeCountry('US')).toEqual(E.left({ _tag: 'UnknownCountry', input: 'US' }))
  })

  it('AS-LOCALE-01 start with Switzerland and can be extended by configuration', () => {
    expect(shopCountries()[0]).toBe('CH')
    expect(shopCountries()).toEqual(expect.arrayContaining(['DE', 'AT', 'IT', 'FR', 'LI']))
    expect(shopCountries(['BE', 'CH'])).toEqual([...COUNTRIES, 'BE'])
    expect(makeCountry('BE', shopCountries(['BE']))).toEqual(E.right('BE'))
    expect(E.isLeft(makeCountry('BE'))).toBe(true)
  })

  it('F-I13 have a calling code each, and no other country has one', () => {
    expect(COUNTRIES.map(callingCodeOf)).toEqual(['41', '49', '43', '39', '33', '370', '423'])
    expect(callingCodeOf('BE' as 'CH')).toBeUndefined()
    expect(KNOWN_CALLING_CODES).toEqual(['41', '49', '43', '39', '33', '370', '423'])
  })
})
