import * as E from 'fp-ts/lib/Either.js'
import type { CouponKeeping } from '../../../application/commerce/staff/coupon-keeping.port.ts'
import { couponKey } from '../../../domain/coupon/coupon-code.ts'
import { onePage } from '../../../domain/listing/one-page.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openCouponKeeping = ({ coupons, couponUses, auditEntries }: ShopState): CouponKeeping => ({
  list: (text, at) =>
    atomically(() => {
      const matching = [...coupons].filter(([key]) => text === undefined || key.includes(text.toUpperCase()))
        .toSorted(([left], [right]) => (left < right ? -1 : 1))
        .map(([key, coupon]) => ({ coupon, uses: [...couponUses.values()].filter(({ code }) => couponKey(code) === key).length }))
      return E.right({ coupons: onePage(matching, at), total: matching.length })
    }),
  add: (coupon, auditEntry) =>
    atomically(() => {
      if (coupons.has(couponKey(coupon.code))) return E.left({ _tag: 'CouponCodeTaken' })
      coupons.set(couponKey(coupon.code), coupon)
      auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  change: (code, change, auditEntry) =>
    atomically(() => {
      const before = coupons.get(couponKey(code))
      if (before === undefined) return E.left({ _tag: 'NotFound', what: 'coupon' })
      const after = change(before)
      if (after === before) return E.right(undefined)
      coupons.set(couponKey(code), after)
      auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
})
