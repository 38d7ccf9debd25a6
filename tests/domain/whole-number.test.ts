import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IDS, isCount, readTypedNumber, readWholeNumber } from '../../domain/whole-number.ts'

const COUNTS = { from: 0, to: 999 }
const NONE = ['', ' 1', '1 ', '+1', '-1', '1.0', '1,5', '1e2', '0x1', 'NaN', 'Infinity', '٣', '1\n', '1000', null, undefined]

describe('a whole number in a text', () => {
  it('is read in one format only, within its bounds', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2000 }), (number) => {
      expect(readWholeNumber(String(number), COUNTS)).toBe(number > 999 ? undefined : number)
      expect(readWholeNumber(`0${number}`, COUNTS)).toBeUndefined()
    }))
    expect(readWholeNumber('0', { from: 1, to: 9 })).toBeUndefined()
    expect(NONE.filter((text) => readWholeNumber(text, COUNTS) !== undefined)).toEqual([])
  })

  it('may be typed with leading zeros, in as many digits as the maximum has', () => {
    expect(['7', '07', '007', '0007', '000'].map((text) => readTypedNumber(text, COUNTS))).toEqual([7, 7, 7, undefined, 0])
    expect(NONE.filter((text) => readTypedNumber(text, COUNTS) !== undefined)).toEqual([])
  })

  it('is an id only if it fits a column of four bytes', () => {
    expect(['1', '2147483647', '2147483648', '0'].map((text) => readWholeNumber(text, IDS))).toEqual([1, 2147483647, undefined, undefined])
  })
})

describe('a count', () => {
  it('is whole, exact and at least 1', () => {
    expect([1, 2 ** 53 - 1].map(isCount)).toEqual([true, true])
    expect([0, -1, 1.5, 2 ** 53, Number.NaN, Infinity, '1', null, undefined].map(isCount)).not.toContain(true)
  })
})
