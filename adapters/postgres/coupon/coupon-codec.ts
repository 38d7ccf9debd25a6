import * as t from 'io-ts'
import type { CouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { CartCoupon, CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import type { Coupon, CouponProduct, Discount } from '../../../domain/coupon/coupon.ts'
import type { MilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { recordCodec, type StoredCodec } from '../rows/record-codec.ts'
import { localTextCodec, moneyCodec, productIdCodec, trusted } from '../rows/value-codecs.ts'

type Of<Union extends { readonly _tag: string }, Tag extends Union['_tag']> = Extract<Union, { readonly _tag: Tag }>

const reason = <Tag extends CouponReason['_tag']>(tag: Tag, props: t.Props = {}): StoredCodec<Of<CouponReason, Tag>> =>
  t.exact(t.type({ _tag: t.literal(tag), ...props })) as unknown as StoredCodec<Of<CouponReason, Tag>>

const reasonCodec: StoredCodec<CouponReason> = t.union([
  reason('DoesNotExist'),
  reason('Expired', { lastDay: t.string }),
  reason('UsageLimitReached'),
  reason('UsedByCustomer'),
  reason('NewCustomersOnly'),
  reason('OtherProductsOnly', { titles: t.readonlyArray(localTextCodec) }),
  reason('BelowMinimum', { minimum: moneyCodec, missing: moneyCodec }),
  reason('NotWithPromotionalPrices'),
])

export const cartCouponCodec: StoredCodec<CartCoupon> = recordCodec<CartCoupon>(
  'CartCoupon', { code: t.string }, { reason: reasonCodec, isCheckedAtOrder: t.literal(true) },
)
export const milesNumberCodec = trusted<MilesNumber>('MilesNumber')

const discountCodec: StoredCodec<Discount> = t.union([
  recordCodec<Of<Discount, 'Percent'>>('Percent', { _tag: t.literal('Percent'), percent: t.number }, {}),
  recordCodec<Of<Discount, 'Fixed'>>('Fixed', { _tag: t.literal('Fixed'), amount: moneyCodec }, {}),
])

const couponProductCodec: StoredCodec<CouponProduct> = recordCodec<CouponProduct>(
  'CouponProduct',
  { productId: productIdCodec, titles: localTextCodec },
  {},
)

export const couponCodec: StoredCodec<Coupon> = recordCodec<Coupon>(
  'Coupon',
  {
    code: trusted<CouponCode>('CouponCode'),
    discount: discountCodec,
    newCustomersOnly: t.boolean,
    notWithPromotionalPrices: t.boolean,
  },
  {
    usageLimit: t.number,
    usesPerCustomer: t.number,
    products: t.readonlyArray(couponProductCodec),
    minimum: moneyCodec,
    firstDay: t.string,
    lastDay: t.string,
    note: localTextCodec,
  },
)
