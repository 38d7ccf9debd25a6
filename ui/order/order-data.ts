import { totalRows } from '../../domain/cart/total-rows.ts'
import type { TotalRows } from '../../domain/cart/total-rows.ts'
import type { Money } from '../../domain/money/money.ts'
import { orderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { OrderStatusLabelKey } from '../../domain/order/order-status.ts'
import type { Order } from '../../domain/order/order.ts'
import { isPaymentDue, paymentDue } from '../../domain/order/payment-due.ts'
import type { LineDelivery } from '../../domain/delivery/cart-delivery.ts'
import type { PaymentMethod } from '../../domain/checkout/payment-method.ts'
import type { Carrier } from '../../domain/delivery/carrier.ts'
import { needsGuaranteeNotice } from '../../domain/order/guarantee-notice.ts'
import { hasShipped } from '../../domain/order/has-shipped.ts'
import type { LineQuantity, Parcel } from '../../domain/order/parcel.ts'
import { parcelLink, trackingLink } from '../../domain/order/tracking-link.ts'
import { payBy } from '../../domain/payment/pay-by.ts'
import { paymentStandingOf } from '../../domain/payment/payment-standing.ts'
import type { PaymentStanding } from '../../domain/payment/payment-standing.ts'
import { transferDetails, type TransferDetails } from '../../domain/payment/transfer-details.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'
import { toGroups } from '../cart/group-data.ts'
import type { GroupData } from '../cart/group-data.ts'
import { toAddressLines } from '../address/address-lines.ts'
import type { AddressLines } from '../address/address-lines.ts'
import { arrivalDays } from '../delivery/arrival-days.ts'

/** An order for its page: one language, without token. */
export type OrderData = {
  readonly number: string
  readonly status: OrderStatusLabelKey
  readonly standing: PaymentStanding
  readonly due?: Money
  /** The instant at which an unpaid order is cancelled, if it is paid on a payment page. */
  readonly payBy?: string
  /** The bank transfer details of an order that awaits one. */
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
  /** The tracking link of an order without known parcels. */
  readonly tracking?: string
  /** The shipped parcels, oldest first. */
  readonly parcels?: readonly ParcelData[]
  /** ISO instant. */
  readonly deliveredAt?: string
  /** Number of returned units, and of cancelled units that were never shipped. */
  readonly returned?: number
  readonly dropped?: number
  readonly refund?: { readonly amount: Money; readonly at: string }
  /** Whether a part was shipped. */
  readonly hasShipped: boolean
  /** Whether it is delivered to the EU, where a notice about the legal guarantee of conformity is required. */
  readonly hasGuaranteeNotice: boolean
}

export type ParcelData = {
  readonly carrier: Carrier
  /** The tracking page of the carrier, if any. */
  readonly link?: string
  readonly number?: string
  /** ISO instant. */
  readonly sentAt: string
  readonly packs: number
}

const countUnits = (quantities: readonly LineQuantity[] | undefined): number | undefined =>
  quantities?.reduce((sum, { quantity }) => sum + quantity, 0)

const toParcelData = (parcel: Parcel): ParcelData => {
  const link = parcelLink(parcel)
  const number = parcel.tracking === link ? undefined : parcel.tracking
  return { carrier: parcel.carrier, sentAt: parcel.sentAt, packs: countUnits(parcel.packs) ?? 0, ...omitUndefined({ link, number }) }
}

const refundOf = ({ refunded: amount, refundedAt: at }: Order): OrderData['refund'] =>
  amount === undefined || at === undefined ? undefined : { amount, at }

/** The items of an order are reserved: they can no longer be blocked. */
const promisedDays = ({ lines }: Order): readonly LineDelivery[] =>
  lines.flatMap(({ id, quantity, arrival }) =>
    arrival === undefined ? [] : [{ lineId: id, available: quantity, isBlocked: false, arrival }],
  )

export const toOrderData = (order: Order, locale: Locale, shop?: ShopSettings): OrderData => {
  const standing = paymentStandingOf(order)
  return {
    number: order.number,
    status: orderStatusLabelKey(order.status),
    standing,
    hasShipped: hasShipped(order),
    hasGuaranteeNotice: needsGuaranteeNotice(order),
    ...(isPaymentDue(order) ? { due: paymentDue(order) } : {}),
    groups: toGroups(order.lines, locale, standing === 'cancelled' || hasShipped(order) ? [] : promisedDays(order)),
    totals: totalRows(order),
    email: order.email,
    billing: toAddressLines(order.billingAddress),
    shipping: toAddressLines(order.shippingAddress),
    shippingMethod: order.shippingMethod,
    ...(order.paymentMethod === undefined ? {} : { paymentMethod: order.paymentMethod }),
    ...(order.arrival === undefined ? {} : { arrival: arrivalDays(order.arrival, locale) }),
    ...(order.comment === undefined ? {} : { comment: order.comment }),
    ...(order.coupon === undefined ? {} : { couponCode: order.coupon.code }),
    ...omitUndefined({
      payBy: shop && payBy(order, shop),
      transfer: shop && transferDetails(order, shop),
      bonusPoints: order.bonusPoints,
      nextReminderDate: order.nextReminderDate,
      tracking: order.parcels === undefined ? trackingLink(order) : undefined,
      parcels: order.parcels?.map(toParcelData),
      deliveredAt: order.deliveredAt,
      returned: countUnits(order.returned),
      dropped: countUnits(order.cancelledItems),
      refund: refundOf(order),
    }),
  }
}
