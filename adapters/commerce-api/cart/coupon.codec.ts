import * as t from 'io-ts'
import type { CartCoupon, CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import { omitUndefined, type Complete } from '../../../domain/omit-undefined.ts'
import { nullable } from '../codec/nullable.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { Day } from '../values/day.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'

const reason = <Tag extends CouponReason['_tag'], P extends t.Props>(tag: Tag, props: P) =>
  t.strict({ _tag: t.literal(tag), ...props }, `Coupon${tag}`)

/** Why a coupon does not apply; the eight reasons of the specification (Commerce §8). */
export const CouponReasonWire = t.union(
  [
    reason('DoesNotExist', {}),
    reason('Expired', { lastDay: Day }),
    reason('UsageLimitReached', {}),
    reason('UsedByCustomer', {}),
    reason('NewCustomersOnly', {}),
    reason('OtherProductsOnly', { titles: t.readonlyArray(LocalTextRecord) }),
    reason('BelowMinimum', { minimum: MoneyWire, missing: MoneyWire }),
    reason('NotWithPromotionalPrices', {}),
  ],
  'CouponReason',
)
export type CouponReasonWire = t.TypeOf<typeof CouponReasonWire>

export const couponReasonToWire = (reason: CouponReason): CouponReasonWire =>
  reason._tag === 'BelowMinimum'
    ? { ...reason, minimum: moneyToWire(reason.minimum), missing: moneyToWire(reason.missing) }
    : reason

export const couponReasonOf = (wire: CouponReasonWire): CouponReason =>
  wire._tag === 'BelowMinimum' ? { ...wire, minimum: moneyOf(wire.minimum), missing: moneyOf(wire.missing) } : wire

/** The coupon of a cart or an order; `reason` is null while it applies. */
export const PromotionCouponWire = t.strict(
  { code: t.string, reason: nullable(CouponReasonWire), checked_at_order: t.boolean },
  'PromotionCoupon',
)
export type PromotionCouponWire = t.TypeOf<typeof PromotionCouponWire>

export const promotionCouponToWire = (coupon: CartCoupon | undefined): PromotionCouponWire | null =>
  coupon === undefined
    ? null
    : {
        code: coupon.code,
        reason: coupon.reason === undefined ? null : couponReasonToWire(coupon.reason),
        checked_at_order: coupon.isCheckedAtOrder === true,
      }

export const promotionCouponOf = (wire: PromotionCouponWire | null): CartCoupon | undefined =>
  wire === null
    ? undefined
    : omitUndefined<Complete<CartCoupon>>({
        code: wire.code,
        reason: wire.reason === null ? undefined : couponReasonOf(wire.reason),
        isCheckedAtOrder: wire.checked_at_order ? true : undefined,
      })
