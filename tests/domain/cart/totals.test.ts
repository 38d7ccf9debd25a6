import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTotals } from '../../../domain/cart/totals.ts'
import { chf, money } from '../../support/builders/money.ts'

const line = (total: number) => ({ total: chf(total) })

describe('the totals of a cart', () => {
  it('subtract the promotion from the items and add shipping', () => {
    expect(computeTotals([line(5000), line(2500)], chf(790), chf(-1000))).toEqual({
      itemsTotalBeforePromotion: chf(7500),
      orderPromotionTotal: chf(-1000),
      itemsTotal: chf(6500),
      shippingTotal: chf(790),
      total: chf(7290),
    })
  })

  it('never subtract more than the value of the items, and never add a promotion', () => {
    expect(computeTotals([line(500)], chf(790), chf(-900))).toMatchObject({
      orderPromotionTotal: chf(-500), itemsTotal: chf(0), total: chf(790),
    })
    expect(computeTotals([line(500)], chf(0), chf(100)).total).toEqual(chf(500))
  })

  it('agree with exact arithmetic for any cart', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(fc.array(cents), cents, fc.integer({ min: -2_000_000_000, max: 0 }), (lines, shipping, promotion) => {
        const totals = computeTotals(lines.map(line), chf(shipping), chf(promotion))
        const products = lines.reduce((sum, one) => sum + BigInt(one), 0n)
        const paid = products + BigInt(promotion) < 0n ? 0n : products + BigInt(promotion)
        expect(BigInt(totals.itemsTotalBeforePromotion.cents)).toBe(products)
        expect(BigInt(totals.itemsTotal.cents)).toBe(paid)
        expect(BigInt(totals.orderPromotionTotal.cents)).toBe(paid - products)
        expect(BigInt(totals.total.cents)).toBe(paid + BigInt(shipping))
      }),
    )
  })

  it('fail when two currencies are mixed', () => {
    expect(() => computeTotals([line(500)], money(790, 'EUR'), money(0, 'EUR'))).toThrow('Cannot mix')
  })
})
