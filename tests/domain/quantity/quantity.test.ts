import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampQuantity, DEFAULT_QUANTITY, makeQuantity } from '../../../domain/quantity/quantity.ts'

const clamp = (request: unknown): number => clampQuantity(request, 20)

describe('a quantity in a selector', () => {
  it('CC-CONST-11 starts at one pack', () => {
    expect(DEFAULT_QUANTITY).toBe(1)
  })

  it('AS-QTY-01 CC-QTY-02 floors a quantity to a whole number', () => {
    expect([2.9, '3', '3.7', ' 4 ', '5,9'].map(clamp)).toEqual([2, 3, 3, 4, 5])
  })

  it('AS-QTY-01 CC-QTY-03 turns an invalid number into one pack', () => {
    expect(['abc', Number.NaN, null, undefined, '', true, [3], '1e1', '0x10', {}].map(clamp))
      .toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
  })

  it('AS-QTY-01 AS-QTY-04 CC-QTY-04 is at least one pack', () => {
    expect([0, -5, 0.5, -0, '-3'].map(clamp)).toEqual([1, 1, 1, 1, 1])
  })

  it('AS-QTY-02 CC-QTY-05 is at most the maximum; an infinite value is ignored', () => {
    expect([20, 21, 1e308, '999999999999999999999', Infinity].map(clamp)).toEqual([20, 20, 20, 20, 1])
  })

  it('is always a whole number from one to the maximum', () => {
    fc.assert(fc.property(fc.anything(), fc.integer({ min: 1, max: 200 }), (request, maximum) => {
      const quantity = clampQuantity(request, maximum)
      expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= maximum).toBe(true)
    }))
  })
})

describe('a requested quantity', () => {
  it('F-M15: is a positive whole number; anything else is rejected', () => {
    expect([1, 3, 20].map((request) => makeQuantity(request, 20))).toEqual([1, 3, 20].map(E.right))
    for (const request of [0, -0, -1, -5, 0.5, 1.5, 20.9]) expect(makeQuantity(request, 20)).toEqual(E.left({ _tag: 'NotAQuantity' }))
  })

  it('rejects everything that is not a number', () => {
    for (const request of ['2', '1e3', '0x10', Number.NaN, Infinity, null, undefined, true, [3], {}]) {
      expect(makeQuantity(request, 20)).toEqual(E.left({ _tag: 'NotAQuantity' }))
    }
  })

  it('rejects more than the maximum and reports the maximum', () => {
    for (const request of [21, 2 ** 31, 1e308]) {
      expect(makeQuantity(request, 20)).toEqual(E.left({ _tag: 'AboveMaximum', maximum: 20 }))
    }
  })

  it('agrees with the selector on every whole number that fits', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 210 }), fc.integer({ min: 1, max: 200 }), (count, maximum) => {
      expect(makeQuantity(count, maximum)).toEqual(
        count <= maximum ? E.right(clampQuantity(count, maximum)) : E.left({ _tag: 'AboveMaximum', maximum }),
      )
    }))
  })
})
