import type { Cart } from '../../domain/cart/cart.ts'
import { isCouponFormShown } from '../../domain/coupon/is-coupon-form-shown.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { couponReasonMessage } from '../messages/refusals/coupon-words.ts'
import type { Message } from '../messages/message.ts'

/** The voucher and miles of a cart for display. */
export type CodesData = {
  readonly takesCoupons: boolean
  readonly coupon?: { readonly code: string; readonly problem?: Message; readonly isCheckedAtOrder?: boolean }
  readonly milesNumber?: string
}

export const toCodesData = (
  { coupon, milesAndMoreNumber, priceChannel }: Pick<Cart, 'coupon' | 'milesAndMoreNumber' | 'priceChannel'>,
  locale: Locale,
  { couponChannels }: Pick<ShopSettings, 'couponChannels'>,
): CodesData => ({
  takesCoupons: isCouponFormShown(couponChannels, priceChannel),
  ...(coupon === undefined
    ? {}
    : {
        coupon: {
          code: coupon.code,
          ...(coupon.isCheckedAtOrder === true ? { isCheckedAtOrder: true } : {}),
          ...(coupon.reason === undefined ? {} : { problem: couponReasonMessage(coupon.reason, locale) }),
        },
      }),
  ...(milesAndMoreNumber === undefined ? {} : { milesNumber: milesAndMoreNumber }),
})
