import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatOptionValue } from '../../../domain/prescription/format-option-value.ts'
import { readOptionValue } from '../../../domain/prescription/read-option-value.ts'

const quarters = fc.integer({ min: -120, max: 120 }).map((steps) => steps / 4)

describe('a value as displayed', () => {
  it('signs powers with two decimals and plano not at all', () => {
    expect([1.25, -0.5, 0, -0, -12].map((value) => formatOptionValue('sphere', value)))
      .toEqual(['+1.25', '-0.50', '0.00', '0.00', '-12.00'])
    expect(formatOptionValue('cylinder', -0.75)).toBe('-0.75')
    expect(formatOptionValue('add', 2)).toBe('+2.00')
    expect(formatOptionValue('sphere', 0.001)).toBe('0.00')
    expect(formatOptionValue('sphere', -0.001)).toBe('0.00')
  })

  it('shows millimetres with one decimal, and a second where it counts', () => {
    expect(formatOptionValue('radius', 8.6)).toBe('8.6')
    expect(formatOptionValue('diameter', 14)).toBe('14.0')
    expect(formatOptionValue('radius', 8.65)).toBe('8.65')
  })

  it('shows whole degrees and leaves the manufacturer’s texts unchanged', () => {
    expect(formatOptionValue('axis', 10)).toBe('10')
    expect(formatOptionValue('add', 'MED')).toBe('MED')
    expect(formatOptionValue('color', '001')).toBe('001')
    expect(formatOptionValue('sphere', 'custom')).toBe('custom')
  })
})

describe('a value as typed', () => {
  it('may carry a comma, a Unicode minus or a unit', () => {
    for (const text of ['-3,25', '−3.25', ' -3.25 ', '- 3.25', '–3,25', '-3.25 dpt', '-3.25D']) {
      expect(readOptionValue('sphere', text)).toEqual(E.right(-3.25))
    }
    expect(readOptionValue('sphere', '+.5')).toEqual(E.right(0.5))
    expect(readOptionValue('radius', '8,6 mm')).toEqual(E.right(8.6))
  })

  it('may be plano for no power', () => {
    for (const text of ['plan', 'Plano', 'pl', 'PL.', '0', '-0.00']) {
      const value = readOptionValue('sphere', text)
      expect(E.isRight(value) && Object.is(value.right, 0)).toBe(true)
    }
    expect(E.isLeft(readOptionValue('axis', 'plano'))).toBe(true)
  })

  it('F-I14 reads an axis literally: 0 is not 180, and more than 180 is rejected', () => {
    const degrees = ['0', '1', '90°', '180'].map((text) => readOptionValue('axis', text))
    expect(degrees).toEqual([0, 1, 90, 180].map(E.right))
    expect(['181', '-10', '10.5', '999'].every((text) => E.isLeft(readOptionValue('axis', text)))).toBe(true)
  })

  it('keeps the manufacturer’s texts, trimmed', () => {
    expect(readOptionValue('add', ' MED ')).toEqual(E.right('MED'))
    expect(readOptionValue('add', '+1,50')).toEqual(E.right(1.5))
    expect(readOptionValue('color', '001')).toEqual(E.right('001'))
  })

  it('is rejected with the typed text when it is not a value', () => {
    for (const text of ['', 'abc', '1e3', '0x10', '1.255', '--1', 'Infinity', '1234', '٣']) {
      expect(readOptionValue('sphere', text)).toEqual(E.left({ _tag: 'NotAValue', key: 'sphere', text }))
    }
    expect(E.isLeft(readOptionValue('color', 'a\u0000b'))).toBe(true)
    expect(E.isLeft(readOptionValue('color', '  '))).toBe(true)
    expect(E.isLeft(readOptionValue('color', 'x'.repeat(101)))).toBe(true)
  })

  it('reads back every power as displayed', () => {
    fc.assert(fc.property(quarters, (power) => {
      expect(readOptionValue('sphere', formatOptionValue('sphere', power))).toEqual(E.right(power + 0))
    }))
  })
})
