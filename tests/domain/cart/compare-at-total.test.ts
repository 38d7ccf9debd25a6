import { describe, expect, it } from 'vitest'
import { compareAtTotal } from '../../../domain/cart/compare-at-total.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { chf } from '../../support/builders/money.ts'

const line = { ...aLine({ quantity: 2 }), originalUnitPrice: chf(5000), total: chf(9000) }

describe('the compare-at total of a line', () => {
  it('is its regular price times its packs, and is absent when nothing is saved or the line is free', () => {
    expect(compareAtTotal(line)).toEqual(chf(10_000))
    expect(compareAtTotal({ ...line, total: chf(10_000) })).toBeUndefined()
    expect(compareAtTotal({ ...line, total: chf(11_000) })).toBeUndefined()
    expect(compareAtTotal({ ...line, total: chf(0), isTrial: true })).toBeUndefined()
  })
})
