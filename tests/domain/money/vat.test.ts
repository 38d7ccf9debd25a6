import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMajorUnits } from '../../../domain/money/money-format.ts'
import { exVat } from '../../../domain/money/vat.ts'
import { chf } from '../../support/builders/money.ts'

const rates = fc.constantFrom(0.026, 0.04, 0.081, 0.19, 0.2, 0.21, 0.22)

describe('an amount without VAT', () => {
  it('CC-TAX-03 rounds a line total half up to whole cents', () => {
    expect(exVat(chf(1990), 0.081)).toEqual(chf(1841))
    expect(exVat(chf(999), 0.026)).toEqual(chf(974))
    expect(exVat(chf(3), 0.2)).toEqual(chf(3))
    expect(exVat(chf(9), 0.2)).toEqual(chf(8))
  })

  it('CC-TAX-04 has at most two decimals', () => {
    expect(toMajorUnits(exVat(chf(1000), 0.081))).toBe('9.25')
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), rates, (cents, rate) => {
      expect(Number.isInteger(exVat(chf(cents), rate).cents)).toBe(true)
    }))
  })

  it('differs from the exact value by at most half a cent', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), rates, (cents, rate) => {
      const parts = BigInt(Math.round(rate * 10_000)) + 10_000n
      const off = BigInt(exVat(chf(cents), rate).cents) * parts - BigInt(cents) * 10_000n
      expect(2n * off <= parts && 2n * off > -parts).toBe(true)
    }))
  })

  it('is symmetric for discounts and leaves the amount unchanged without a rate', () => {
    expect(exVat(chf(-1990), 0.081)).toEqual(chf(-1841))
    expect(exVat(chf(1990), undefined)).toEqual(chf(1990))
    expect(exVat(chf(0), 0.081)).toEqual(chf(0))
  })

  it('treats a rate that is no number as a defect', () => {
    expect(() => exVat(chf(100), Number.NaN)).toThrow('Cannot take VAT')
  })
})
