import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { judgeCoupon } from '../../../domain/coupon/judge-coupon.ts'
import { endedBefore, makeCoupon, type CouponInput } from '../../../domain/coupon/make-coupon.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { chf, money } from '../../support/builders/money.ts'

const TEN = { percent: 10 } as const
const inputOf = (stated: Partial<CouponInput>): CouponInput =>
  ({ code: 'MAI', newCustomersOnly: false, notWithPromotionalPrices: false, ...stated })
const wrong = (stated: Partial<CouponInput>): string | undefined => {
  const made = makeCoupon(inputOf(stated), new Set(['CHF', 'EUR']))
  return E.isLeft(made) ? made.left : undefined
}

describe('a new voucher', () => {
  it.each<[string, Partial<CouponInput>]>([
    ['code', { ...TEN, code: 'two words' }],
    ['percent', { percent: 0 }], ['percent', { percent: 7.5 }], ['percent', { percent: 101 }],
    ['percent', { ...TEN, amount: chf(500) }], ['percent', {}],
    ['amount', { amount: chf(0) }], ['minimum', { ...TEN, minimum: chf(-1) }],
    ['currency', { amount: money(500, 'USD') }],
    ['currency', { amount: chf(500), minimum: money(500, 'EUR') }],
    ['usage_limit', { ...TEN, usageLimit: 0 }], ['uses_per_customer', { ...TEN, usesPerCustomer: 1.5 }],
    ['first_day', { ...TEN, firstDay: '2026-02-31' }], ['last_day', { ...TEN, firstDay: '2026-03-02', lastDay: '2026-03-01' }],
  ])('is rejected with %s named', (field, stated) => { expect(wrong(stated)).toBe(field) })

  it('is accepted when all fields are valid, also for one day', () => {
    expect(wrong({ ...TEN, firstDay: '2026-03-01', lastDay: '2026-03-01', usageLimit: 1 })).toBeUndefined()
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
