import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { Branded } from '../branded.ts'
import type { CartLine, CartToken, Totals } from '../cart/cart.ts'
import type { CartCoupon } from '../coupon/coupon-reason.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { Email } from '../customer/email.ts'
import type { MilesNumber } from '../loyalty/miles-number.ts'
import type { Currency } from '../money/currency.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { ArrivalRange } from '../stock/stock.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { LineQuantity, Parcel } from './parcel.ts'
import type { Money } from '../money/money.ts'

/** At least 128 bits of randomness; opens the thank-you page of one order. Never the cart's token. */
export type OrderToken = Branded<string, 'OrderToken'>

/** The statuses that shoppers see: those of the specification (Commerce §4), and three more detailed ones. */
export const ORDER_STATUSES = [
  'cart', 'payment_pending', 'new', 'fulfiller_ready', 'accepted', 'open', 'packed', 'partly_shipped', 'shipped', 'delivered',
  'cancelled', 'returned',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** A line with its promised days of arrival. */
export type OrderLine = CartLine & { readonly arrival?: ArrivalRange }

/** An order, as it was on the day it was placed. */
export type Order = {
  readonly token: OrderToken
  readonly cartToken: CartToken
  /** The id on its owner's pages; it does not give access by itself. */
  readonly id: number
  /** The owner; absent for a guest's order, which only its token gives access to. */
  readonly accountId?: AccountId
  /** The ordering browser: a repeated request from there returns this order. */
  readonly orderedBy?: BrowserMark
  /** The number for shoppers and support: `IR-2026-000123`. */
  readonly number: string
  readonly status: OrderStatus
  readonly currency: Currency
  readonly brandChannel: BrandChannel
  readonly priceChannel: string
  readonly locale: Locale
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly email: Email
  readonly billingAddress: BillingAddress
  readonly shippingAddress: ShippingAddress
  readonly shippingMethod: string
  /** Absent if there was nothing to pay. */
  readonly paymentMethod?: PaymentMethod
  readonly comment?: string
  /** The coupon that was applied. */
  readonly coupon?: CartCoupon
  readonly discountNote?: string
  /** The discount of each line by line id; cents, zero or negative. */
  readonly promotionShares?: Readonly<Record<string, number>>
  readonly milesAndMoreNumber?: MilesNumber
  readonly arrival?: ArrivalRange
  /** ISO instants, UTC. */
  readonly createdAt: string
  readonly paidAt?: string
  /** The amount received; absent if it was the total. */
  readonly paid?: Money
  /** Set if staff cancelled the order: an order released by the payment deadline is restored by a late payment. */
  readonly cancelledBy?: 'shop'
  /** Points the order earned its owner (Commerce §3). */
  readonly bonusPoints?: number
  /** The tracking number of the last parcel, or its tracking URL. */
  readonly tracking?: string
  /** The shipped parcels, oldest first; absent if none was shipped, and in imported orders. */
  readonly parcels?: readonly Parcel[]
  /** Returned packs. */
  readonly returned?: readonly LineQuantity[]
  /** Remaining packs that were cancelled after a part was shipped. */
  readonly cancelledItems?: readonly LineQuantity[]
  /** The price of the returned or cancelled packs; they are not charged and earn no points. */
  readonly reversed?: Money
  readonly deliveredAt?: string
  /** The amount refunded or being refunded, and since when. */
  readonly refunded?: Money
  readonly refundedAt?: string
  /** yyyy-MM-dd: the day of the owner's reminder to order again. */
  readonly nextReminderDate?: string
}
