import { totalRows } from '../../domain/cart/total-rows.ts'
import type { TotalRows } from '../../domain/cart/total-rows.ts'
import type { Money } from '../../domain/money/money.ts'
import { orderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { Order } from '../../domain/order/order.ts'
import { isPaymentDue, paymentDue } from '../../domain/order/payment-due.ts'
import type { LineDelivery } from '../../domain/delivery/cart-delivery.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import { trackingLink } from '../../domain/order/tracking-link.ts'
import { payBy } from '../../domain/payment/pay-by.ts'
import { standingOf } from '../../domain/payment/order-standing.ts'
import type { OrderStanding } from '../../domain/payment/order-standing.ts'
import { transferDetails, type TransferDetails } from '../../domain/payment/transfer-details.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { withoutAbsent } from '../../domain/without-absent.ts'
import { toGroups } from '../cart/group-data.ts'
import type { GroupData } from '../cart/group-data.ts'
import { toAddressLines } from '../address/address-lines.ts'
import type { AddressLines } from '../address/address-lines.ts'
import { arrivalDays } from '../delivery/arrival-days.ts'

/** An order as its page shows it: one language, no token. */
export type OrderData = {
  readonly number: string
  readonly status: OrderStatusLabelKey
  readonly standing: OrderStanding
  readonly due?: Money
  /** The instant at which an order is given up that nobody paid on a payment page. */
  readonly payBy?: string
  /** Where to send it, for an order that waits for its transfer. */
  readonly transfer?: TransferDetails
  readonly groups: readonly GroupData[]
  readonly totals: TotalRows
  readonly email: string
  readonly billing: AddressLines
  readonly shipping: AddressLines
  readonly shippingMethod: string
  readonly paymentMethod?: PaymentMethod
  readonly arrival?: string
  readonly comment?: string
  readonly couponCode?: string
  readonly bonusPoints?: number
  /** yyyy-MM-dd. */
  readonly nextReminderDate?: string
  /** An address to follow the parcel at. */
  readonly tracking?: string
}

/** Its goods are set aside: what was ordered can no longer be blocked. */
const promisedDays = ({ lines }: Order): readonly LineDelivery[] =>
  lines.flatMap(({ id, quantity, arrival }) =>
    arrival === undefined ? [] : [{ lineId: id, available: quantity, isBlocked: false, arrival }],
  )

export const toOrderData = (order: Order, locale: Locale, shop?: ShopSettings): OrderData => {
  const standing = standingOf(order)
  return {
    number: order.number,
    status: orderStatusLabelKey(order.status),
    standing,
    ...(isPaymentDue(order) ? { due: paymentDue(order) } : {}),
    groups: toGroups(order.lines, locale, standing === 'cancelled' ? [] : promisedDays(order)),
    totals: totalRows(order),
    email: order.email,
    billing: toAddressLines(order.billingAddress),
    shipping: toAddressLines(order.shippingAddress),
    shippingMethod: order.shippingMethod,
    ...(order.paymentMethod === undefined ? {} : { paymentMethod: order.paymentMethod }),
    ...(order.arrival === undefined ? {} : { arrival: arrivalDays(order.arrival, locale) }),
    ...(order.comment === undefined ? {} : { comment: order.comment }),
    ...(order.coupon === undefined ? {} : { couponCode: order.coupon.code }),
    ...withoutAbsent({
      payBy: shop && payBy(order, shop),
      transfer: shop && transferDetails(order, shop),
      bonusPoints: order.bonusPoints,
      nextReminderDate: order.nextReminderDate,
      tracking: trackingLink(order),
    }),
  }
}
