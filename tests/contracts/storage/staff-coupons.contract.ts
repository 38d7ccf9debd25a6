import { describe, expect, it } from 'vitest'
import { endedBefore } from '../../../domain/coupon/make-coupon.ts'
import { aCoupon, couponCode } from '../../support/builders/coupon.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const act = { by: 'Gina Rossi', what: 'coupon.created', about: 'X', at: new Date('2026-03-02T12:00:00Z') } as const

/** Contract of the vouchers in the back office. */
export const staffCouponsContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const at = { page: 1, itemsPerPage: 10 }

  describe('vouchers in the back office', () => {
    it('are listed by code, found by a part of it, unique in any case, and usable at once', () =>
      run(aCatalogue({ coupons: [aCoupon({ code: 'Save10' })] }), async ({ couponKeeping, coupons }) => {
        const spring = aCoupon({ code: 'spring_5', firstDay: '2026-03-01', lastDay: '2026-03-31', usageLimit: 3 })
        const both = await Promise.all([1, 2].map(() => couponKeeping.add(spring, act)()))
        expect(both.map(({ _tag }) => _tag).toSorted()).toEqual(['Left', 'Right'])
        expect(await refusal(couponKeeping.add(aCoupon({ code: 'SAVE10' }), act))).toEqual({ _tag: 'CouponCodeTaken' })
        const codes = async (text?: string, on = at) => {
          const { coupons: result, total } = await value(couponKeeping.list(text, on))
          return [result.map(({ coupon: { code }, uses }) => [code, uses]), total]
        }
        expect(await codes()).toEqual([[['Save10', 0], ['spring_5', 0]], 2])
        expect(await codes('G_')).toEqual([[['spring_5', 0]], 1])
        expect(await codes(undefined, { page: 2, itemsPerPage: 1 })).toEqual([[['spring_5', 0]], 2])
        expect((await value(coupons.standing(couponCode('SPRING_5'))))?.coupon).toEqual(spring)
      }))

    it('end on a day, in any case of their code', () =>
      run(aCatalogue({ coupons: [aCoupon({ code: 'Save10' })] }), async ({ couponKeeping, coupons }) => {
        await value(couponKeeping.change(couponCode('save10'), (coupon) => endedBefore(coupon, '2026-03-01'), act))
        expect((await value(coupons.standing(couponCode('SAVE10'))))?.coupon.lastDay).toBe('2026-03-01')
        const none = couponKeeping.change(couponCode('none'), (coupon) => coupon, act)
        expect(await refusal(none)).toEqual({ _tag: 'NotFound', what: 'coupon' })
      }))
  })
}
