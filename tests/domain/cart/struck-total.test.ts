import { describe, expect, it } from 'vitest'
import { struckTotal } from '../../../domain/cart/struck-total.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { chf } from '../../support/builders/money.ts'

const line = { ...aLine({ quantity: 2 }), originalUnitPrice: chf(5000), total: chf(9000) }

describe('what a line would have cost', () => {
  it('is its regular price times its packs, and is not told where nothing is saved or given away', () => {
    expect(struckTotal(line)).toEqual(chf(10_000))
    expect(struckTotal({ ...line, total: chf(10_000) })).toBeUndefined()
    expect(struckTotal({ ...line, total: chf(11_000) })).toBeUndefined()
    expect(struckTotal({ ...line, total: chf(0), isTrial: true })).toBeUndefined()
  })
})
