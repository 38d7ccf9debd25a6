import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { judgeCoupon } from '../../../domain/coupon/judge-coupon.ts'
import { endedBefore, makeCoupon, type CouponInput } from '../../../domain/coupon/make-coupon.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { chf, money } from '../../support/builders/money.ts'

const inputOf = (stated: Partial<CouponInput> = {}): CouponInput =>
  ({ code: 'MAI', discount: { _tag: 'Percent', percent: 10 }, newCustomersOnly: false, notWithPromotionalPrices: false, ...stated })
const wrong = (stated: Partial<CouponInput>): string | undefined => {
  const made = makeCoupon(inputOf(stated), new Set(['CHF', 'EUR']))
  return E.isLeft(made) ? made.left : undefined
}

describe('a new voucher', () => {
  it.each<[string, Partial<CouponInput>]>([
    ['code', { code: 'two words' }],
    ['percent', { discount: { _tag: 'Percent', percent: 0 } }], ['percent', { discount: { _tag: 'Percent', percent: 7.5 } }],
    ['amount', { discount: { _tag: 'Fixed', amount: chf(0) } }], ['minimum', { minimum: chf(-1) }],
    ['currency', { discount: { _tag: 'Fixed', amount: money(500, 'USD') } }],
    ['currency', { discount: { _tag: 'Fixed', amount: chf(500) }, minimum: money(500, 'EUR') }],
    ['usage_limit', { usageLimit: 0 }], ['uses_per_customer', { usesPerCustomer: 1.5 }],
    ['first_day', { firstDay: '2026-02-31' }], ['last_day', { firstDay: '2026-03-02', lastDay: '2026-03-01' }],
  ])('is rejected with %s named', (field, stated) => { expect(wrong(stated)).toBe(field) })

  it('is accepted when all fields are valid, also for one day', () => {
    expect(wrong({ firstDay: '2026-03-01', lastDay: '2026-03-01', usageLimit: 1 })).toBeUndefined()
  })

  it('is not valid before its first day, and valid on it', () => {
    const on = (today: string) => judgeCoupon(
      aCoupon({ firstDay: '2026-03-02' }), { lines: [], currency: 'CHF', promotional: new Set(), uses: 0, today })
    expect(on('2026-03-01')).toEqual(E.left({ _tag: 'DoesNotExist' }))
    expect(E.isRight(on('2026-03-02'))).toBe(true)
  })

  it('ends on its last day unless it ended before', () => {
    expect(endedBefore(aCoupon(), '2026-03-01').lastDay).toBe('2026-03-01')
    expect(endedBefore(aCoupon({ lastDay: '2026-02-01' }), '2026-03-01').lastDay).toBe('2026-02-01')
  })
})
