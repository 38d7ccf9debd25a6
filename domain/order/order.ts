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

/** The statuses shoppers see: those of the specification (Commerce §4), and three between them that it does not tell apart. */
export const ORDER_STATUSES = [
  'cart', 'payment_pending', 'new', 'fulfiller_ready', 'accepted', 'open', 'packed', 'partly_shipped', 'shipped', 'delivered',
  'cancelled', 'returned',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** A line with the days that were promised for it. */
export type OrderLine = CartLine & { readonly arrival?: ArrivalRange }

/** What was bought, as it was on the day it was ordered. */
export type Order = {
  readonly token: OrderToken
  readonly cartToken: CartToken
  /** What its owner's pages call it; opens nothing by itself. */
  readonly id: number
  /** Whose order it is; absent for a guest's, which only its token opens. */
  readonly accountId?: AccountId
  /** The browser that ordered it: asking once more from there is answered with this order. */
  readonly orderedBy?: BrowserMark
  /** What the shopper reads and tells the phone: `IR-2026-000123`. */
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
  /** Absent when nothing had to be paid. */
  readonly paymentMethod?: PaymentMethod
  readonly comment?: string
  /** The voucher that counted. */
  readonly coupon?: CartCoupon
  readonly discountNote?: string
  /** What the voucher took off each line, by the line's id; cents, zero or negative. */
  readonly promotionShares?: Readonly<Record<string, number>>
  readonly milesAndMoreNumber?: MilesNumber
  readonly arrival?: ArrivalRange
  /** ISO instants, UTC. */
  readonly createdAt: string
  readonly paidAt?: string
  /** How much came; absent where it was the total. */
  readonly paid?: Money
  /** Absent unless people cancelled it: what the clock gave up comes back when its money still comes. */
  readonly cancelledBy?: 'shop'
  /** Points the order earned its owner (Commerce §3). */
  readonly bonusPoints?: number
  /** The number the carrier gave the parcel that left last, or the address at which it can be followed. */
  readonly tracking?: string
  /** What left, oldest first; absent before something did, and of orders that came from elsewhere. */
  readonly parcels?: readonly Parcel[]
  /** Packs that came back. */
  readonly returned?: readonly LineQuantity[]
  /** Packs that are not to leave any more, of an order of which others left. */
  readonly dropped?: readonly LineQuantity[]
  /** What was asked for the packs that came back or are not to leave; nobody pays for these, and they earn no points. */
  readonly undone?: Money
  readonly deliveredAt?: string
  /** What went back of the money, or is on its way, and since when. */
  readonly refunded?: Money
  readonly refundedAt?: string
  /** yyyy-MM-dd: when the owner wants to be reminded to order again. */
  readonly nextReminderDate?: string
}
