import type { CouponReason } from '../../domain/coupon/coupon-reason.ts'
import { formatMoney } from '../../domain/money/money-format.ts'
import { inLocale } from '../../domain/shop/locale.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { formatDayWithYear } from '../../domain/stock/format-arrival.ts'
import type { Message } from './message.ts'

/** Why a voucher takes nothing off, and what would make it valid; each reason has its own text (Commerce §8). */
export const couponReasonMessage = (reason: CouponReason, locale: Locale): Message => {
  switch (reason._tag) {
    case 'DoesNotExist':
      return { id: 'cart.coupon_does_not_exist', values: {} }
    case 'Expired':
      return { id: 'coupon.expired', values: { day: formatDayWithYear(reason.lastDay) } }
    case 'UsageLimitReached':
      return { id: 'coupon.usage_limit_reached', values: {} }
    case 'UsedByCustomer':
      return { id: 'coupon.used_by_customer', values: {} }
    case 'NewCustomersOnly':
      return { id: 'coupon.new_customers_only', values: {} }
    case 'OtherProductsOnly':
      return {
        id: 'coupon.other_products_only',
        // Packs of one lens bear one name.
        values: { products: [...new Set(reason.titles.map((titles) => inLocale(titles, locale)))].join(', ') },
      }
    case 'BelowMinimum':
      return {
        id: 'coupon.below_minimum',
        values: { minimum: formatMoney(reason.minimum, locale), missing: formatMoney(reason.missing, locale) },
      }
    case 'NotWithPromotionalPrices':
      return { id: 'coupon.not_with_promotional_prices', values: {} }
  }
}
