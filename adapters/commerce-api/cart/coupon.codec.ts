import * as t from 'io-ts'
import type { CartCoupon, CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import { moneyOf, moneyToWire, MoneyWire } from '../values/money.codec.ts'
import { Day } from '../values/day.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { record } from '../codec/record.ts'
import { as, optional, via } from '../codec/field.ts'

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
export const CouponRecord = record<CartCoupon>('PromotionCoupon', {
  code: t.string,
  reason: optional({ wire: CouponReasonWire, read: couponReasonOf, write: couponReasonToWire }),
  isCheckedAtOrder: as('checked_at_order', via<boolean, true | undefined>(t.boolean, (is) => is || undefined, (is) => is === true)),
})
