import type { Cart } from '../../../domain/cart/cart.ts'
import { websiteTotal } from '../../../domain/cart/website-total.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { ArrivalRange } from '../../../domain/stock/stock.ts'
import { billingAddressToWire, shippingAddressToWire } from '../address/address.codec.ts'
import { orNull } from '../codec/or-null.ts'
import { arrivalToWire } from '../values/day.codec.ts'
import { cartItemToWire } from './cart-item-to-wire.ts'
import type { CartWire } from './cart.codec.ts'
import { promotionCouponToWire } from './coupon.codec.ts'
import { savingsToWire } from './savings.codec.ts'

/** The common fields of a cart and the order it becomes. */
type Common = Pick<
  Cart & Order,
  'currency' | 'priceChannel' | 'brandChannel' | 'locale' | 'lines' | 'totals' | 'createdAt'
> & Partial<Pick<
  Order,
  | 'email' | 'billingAddress' | 'shippingAddress' | 'shippingMethod' | 'paymentMethod'
  | 'comment' | 'coupon' | 'discountNote' | 'milesAndMoreNumber'
>> & {
  readonly arrival?: ArrivalRange
}

type UnchangedFields = Omit<
  CartWire, 'token_value' | 'id' | 'number' | 'state' | 'checkout_state' | 'paid_at' | 'trials_declined' | 'items_from' | 'reorder_of'
  | 'additions' | 'digest'
>

const totalsToWire = ({ totals }: Common) => ({
  items_total: totals.itemsTotal.cents,
  items_total_before_promotion: totals.itemsTotalBeforePromotion.cents,
  shipping_total: totals.shippingTotal.cents,
  total: totals.total.cents,
  order_promotion_total: totals.orderPromotionTotal.cents,
})

/** Fields of features that a guest's purchase does not use; null until then (Commerce §3). */
const UNTOUCHED = {
  internal_order_id: null, subscription: null, subscription_frequency: null,
  refunded_at: null, bonus_points: null, tracking: null, reminder_alarm: null, reorderable: null,
  shipping_opt_in_personal_data: null,
}

/** `locale` is the reader's: titles are written in it; texts in all languages are sent beside them. */
export const orderFieldsToWire = (common: Common, locale: Locale): UnchangedFields => {
  const { currency, email, billingAddress, shippingAddress, shippingMethod, lines, totals, arrival } = common
  return {
    ...UNTOUCHED,
    ...totalsToWire(common),
    currency_code: currency,
    price_channel: common.priceChannel,
    items: lines.map((line) => cartItemToWire(line, { locale, priceChannel: common.priceChannel })),
    comment: orNull(common.comment),
    promotion_coupon: promotionCouponToWire(common.coupon),
    discount_note: orNull(common.discountNote),
    miles_and_more_number: orNull(common.milesAndMoreNumber),
    shipments:
      shippingMethod === undefined
        ? []
        : [{ method: shippingMethod, price: totals.shippingTotal.cents, ...arrivalToWire(arrival) }],
    billing_address: billingAddress === undefined ? null : billingAddressToWire(billingAddress, email),
    shipping_address: shippingAddress === undefined ? null : shippingAddressToWire(shippingAddress, email),
    customer: email === undefined ? null : { email },
    created_at: common.createdAt,
    savings: savingsToWire(totals.itemsTotal, websiteTotal(lines, currency)),
    brand_channel: common.brandChannel,
    locale: common.locale,
    payment_method: orNull(common.paymentMethod),
  }
}
