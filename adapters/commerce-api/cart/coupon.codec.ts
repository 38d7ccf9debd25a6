import * as t from 'io-ts'
import type { CartCoupon, CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import { as, list, optional, via } from '../codec/field.ts'
import { type Fields, record } from '../codec/record.ts'
import { tagged, taggedUnion } from '../codec/tagged-union.ts'
import { Day } from '../values/day.codec.ts'
import { LocalTextRecord } from '../values/local-text.codec.ts'
import { MoneyRecord } from '../values/money.codec.ts'

type Reason<Tag extends CouponReason['_tag']> = Extract<CouponReason, { readonly _tag: Tag }>

const reason = <Tag extends CouponReason['_tag']>(tag: Tag, fields: Fields<Omit<Reason<Tag>, '_tag'>>) =>
  tagged<Reason<Tag>>(tag as Reason<Tag>['_tag'], fields, `Coupon${tag}`)

/** Why a coupon does not apply; the eight reasons of the specification (Commerce §8). */
export const couponReason = taggedUnion<CouponReason>('CouponReason', {
  DoesNotExist: reason('DoesNotExist', {}),
  Expired: reason('Expired', { lastDay: as('lastDay', Day) }),
  UsageLimitReached: reason('UsageLimitReached', {}),
  UsedByCustomer: reason('UsedByCustomer', {}),
  NewCustomersOnly: reason('NewCustomersOnly', {}),
  OtherProductsOnly: reason('OtherProductsOnly', { titles: list(LocalTextRecord) }),
  BelowMinimum: reason('BelowMinimum', { minimum: MoneyRecord, missing: MoneyRecord }),
  NotWithPromotionalPrices: reason('NotWithPromotionalPrices', {}),
})

/** The coupon of a cart or an order; `reason` is null while it applies. */
export const CouponRecord = record<CartCoupon>('PromotionCoupon', {
  code: t.string,
  reason: optional(couponReason),
  isCheckedAtOrder: as('checked_at_order', via<boolean, true | undefined>(t.boolean, (is) => is || undefined, (is) => is === true)),
})
