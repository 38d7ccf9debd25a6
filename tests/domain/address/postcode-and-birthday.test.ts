import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { makeBirthday } from '../../../domain/address/birthday.ts'
import { makePostcode } from '../../../domain/address/postcode.ts'
import type { Country } from '../../../domain/shop/country.ts'

describe('a postcode', () => {
  it.each<readonly [Country, readonly string[], readonly string[]]>([
    ['CH', ['1000', '8001', '9999'], ['0999', '800', '80011', 'ABCD', '']],
    ['LI', ['9485', '9490', '9498'], ['9484', '9499', '8001']],
    ['AT', ['1010'], ['0101', '10101']],
    ['DE', ['01067', '80331'], ['8033', '803311']],
    ['FR', ['75001'], ['7500']],
    ['IT', ['00118'], ['0011', '٠٠١١٨']],
    ['LT', ['01100'], ['0110']],
  ])('of %s has its own format', (country, good, bad) => {
    expect(good.map((text) => makePostcode(country, text))).toEqual(good.map(E.right))
    expect(bad.map((text) => makePostcode(country, text)))
      .toEqual(bad.map(() => E.left({ _tag: 'InvalidPostcode', country })))
  })

  it('loses the prefix letter of its own country, but not that of another', () => {
    expect(makePostcode('CH', ' CH-8001 ')).toEqual(E.right('8001'))
    expect(makePostcode('DE', 'D-80331')).toEqual(E.right('80331'))
    expect(makePostcode('LI', 'FL-9490')).toEqual(E.right('9490'))
    expect(E.isLeft(makePostcode('CH', 'D-8001'))).toBe(true)
  })

  it('H-R05 is accepted with blanks in it and with any dash', () => {
    const written = [
      ['CH', 'CH 8001'], ['CH', 'CH - 8001'], ['CH', '80 01'], ['FR', '75 008'],
      ['FR', 'F–75008'], ['DE', 'D 10 115'], ['IT', 'I- 20121'],
    ] as const
    expect(written.map(([country, text]) => makePostcode(country, text)))
      .toEqual(['8001', '8001', '8001', '75008', '75008', '10115', '20121'].map(E.right))
  })

  it('of a country added by configuration is any short code', () => {
    const elsewhere = 'GB' as Country
    expect(makePostcode(elsewhere, 'SW1A 1AA')).toEqual(E.right('SW1A 1AA'))
    expect(E.isLeft(makePostcode(elsewhere, '<b>'))).toBe(true)
    expect(E.isLeft(makePostcode('constructor' as Country, '!'))).toBe(true)
  })
})

const TODAY = '2026-03-02'

describe('a birthday', () => {
  it('F-I12 is a day in the past', () => {
    expect(makeBirthday(TODAY, TODAY)).toEqual(E.right(TODAY))
    for (const text of ['2026-03-03', '2027-01-01', '2999-01-01'])
      expect([text, makeBirthday(text, TODAY)]).toEqual([text, E.left({ _tag: 'InvalidBirthday' })])
  })

  it('is a day that exists in the calendar', () => {
    expect(['1990-01-02', '2000-02-29'].map((text) => makeBirthday(text, TODAY))).toEqual(['1990-01-02', '2000-02-29'].map(E.right))
    const impossible = ['1990-02-30', '1900-02-29', '1990-13-01', '1990-1-2', '02.01.1990', '1890-01-01']
    for (const text of [...impossible, '1990-01-02T00:00', '']) {
      expect(makeBirthday(text, TODAY)).toEqual(E.left({ _tag: 'InvalidBirthday' }))
    }
  })
})
