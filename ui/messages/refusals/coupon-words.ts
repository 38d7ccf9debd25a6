import type { CouponReason } from '../../../domain/coupon/coupon-reason.ts'
import type { CouponRefusal } from '../../../domain/coupon/coupon-refusal.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import { formatDayWithYear } from '../../../domain/stock/format-arrival.ts'
import { message, type Message } from '../message.ts'
import { inWords, type WordsFor } from './words-for.ts'

const reasonWords: WordsFor<CouponReason> = {
  DoesNotExist: () => message('cart.coupon_does_not_exist'),
  Expired: ({ lastDay }) => message('coupon.expired', { day: formatDayWithYear(lastDay) }),
  UsageLimitReached: () => message('coupon.usage_limit_reached'),
  UsedByCustomer: () => message('coupon.used_by_customer'),
  NewCustomersOnly: () => message('coupon.new_customers_only'),
  OtherProductsOnly: ({ titles }, locale) =>
    // All packs of a lens have the same name.
    message('coupon.other_products_only', { products: [...new Set(titles.map((title) => inLocale(title, locale)))].join(', ') }),
  BelowMinimum: ({ minimum, missing }) =>
    message('coupon.below_minimum', { minimum: formatMoney(minimum), missing: formatMoney(missing) }),
  NotWithPromotionalPrices: () => message('coupon.not_with_promotional_prices'),
}

/** Why a voucher has no effect, and what would make it valid; each reason has its own text (Commerce §8). */
export const couponReasonMessage = (reason: CouponReason, locale: Locale): Message => inWords(reasonWords, reason._tag, reason, locale)

export const couponWords: WordsFor<CouponRefusal> = {
  InvalidCouponCode: () => message('coupon.invalid_code'),
  CouponRefused: ({ reason }, locale) => couponReasonMessage(reason, locale),
}
