import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { Branded } from '../branded.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { CartCoupon } from '../coupon/coupon-reason.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { Email } from '../customer/email.ts'
import type { MilesNumber } from '../loyalty/miles-number.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { omitUndefined, type Complete } from '../omit-undefined.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Eye, LensOption } from '../prescription/lens-option.ts'
import type { ProductId } from '../product/product.ts'
import type { Quantity } from '../quantity/quantity.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale } from '../shop/locale.ts'
import type { LineProduct } from './line-product.ts'

/** At least 128 bits of randomness; it gives access to a guest's cart, and to a customer's only in a session of that customer. */
export type CartToken = Branded<string, 'CartToken'>

/** Where a recommended line came from (Commerce §3). */
export type CreatedFrom = {
  readonly type: 'recommendation'
  readonly recommendationId: string
  readonly source: string
  readonly itemPosition: number
}

/** The input of a line when it is added; the same input adds to the same line. */
export type LineInput = {
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  readonly quantity: Quantity
  readonly createdFrom?: CreatedFrom
  /** The campaign key at the time; it grants a special price while the campaign runs. */
  readonly fk?: string
}

/** The input of a line alone, to add the same again. */
export const toLineInput = ({ productId, eye, option, quantity, createdFrom, fk }: LineInput): LineInput =>
  omitUndefined<Complete<LineInput>>({ productId, eye, option, quantity, createdFrom, fk })

/** One line: a variant for one eye (or for none) with its quantity and price at the time (Commerce §3). */
export type CartLine = LineInput & LineProduct & {
  readonly id: string
  readonly unitPrice: Money
  readonly originalUnitPrice: Money
  readonly websiteUnitPrice: Money
  readonly total: Money
  readonly isTrial: boolean
  /** Of a trial: the id of the line it came with. */
  readonly addedBy?: string
  readonly position: number
}

/**
 * `total` = `itemsTotal` + `shippingTotal`; `itemsTotal` = `itemsTotalBeforePromotion` + `orderPromotionTotal`
 * (decision A11).
 */
export type Totals = {
  readonly itemsTotalBeforePromotion: Money
  /** Zero or negative. */
  readonly orderPromotionTotal: Money
  readonly itemsTotal: Money
  readonly shippingTotal: Money
  readonly total: Money
}

export const SEVERAL = 'several'

/** A cart from its first line to its order. Data not yet entered is absent. */
export type Cart = {
  readonly id: number
  readonly token: CartToken
  /** The owner, from the sign-in until the account is deleted; absent for a guest's cart. */
  readonly accountId?: AccountId
  readonly checkoutState: CheckoutState
  readonly currency: Currency
  readonly brandChannel: BrandChannel
  readonly priceChannel: string
  readonly locale: Locale
  readonly lines: readonly CartLine[]
  readonly totals: Totals
  readonly email?: Email
  readonly billingAddress?: BillingAddress
  readonly shippingAddress?: ShippingAddress
  readonly shippingMethod?: string
  readonly paymentMethod?: PaymentMethod
  readonly comment?: string
  readonly coupon?: CartCoupon
  /** The purpose of the coupon, in the cart's language. */
  readonly discountNote?: string
  readonly milesAndMoreNumber?: MilesNumber
  /** The one browser that entered all personal data of a guest's cart; `SEVERAL` if more than one did, or an unknown one. */
  readonly typedBy?: BrowserMark | typeof SEVERAL
  /** Trials were declined and are never offered to this cart again (decision A58). */
  readonly trialsDeclined?: boolean
  /** Carts whose items were added here by a link; they count once, however often it is opened. */
  readonly itemsFrom?: readonly number[]
  /** Orders that were ordered again into this cart, by number; a repeated link to one of them adds only what is missing. */
  readonly reorderOf?: readonly number[]
  /** The keys of the latest additions; a repeated one adds nothing. */
  readonly additions?: readonly string[]
  /** ISO instant, UTC. */
  readonly createdAt: string
}
