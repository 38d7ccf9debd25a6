import type { BillingAddress, ShippingAddress } from '../address/address.ts'
import type { Branded } from '../branded.ts'
import type { CheckoutState } from '../checkout/checkout-state.ts'
import type { CartCoupon } from '../coupon/coupon-reason.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { Email } from '../customer/email.ts'
import type { MilesNumber } from '../loyalty/miles-number.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { PaymentMethod } from '../checkout/payment-method.ts'
import type { Eye, LensOption } from '../prescription/lens-option.ts'
import type { ProductType } from '../product/product-type.ts'
import type { ProductId } from '../product/product.ts'
import type { VariantId } from '../product/variant.ts'
import type { Quantity } from '../quantity/quantity.ts'
import type { BrowserMark } from '../visit/browser-key.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Locale, LocalText } from '../shop/locale.ts'

/** At least 128 bits of randomness; it opens a guest's cart, and a customer's only in a session of that customer. */
export type CartToken = Branded<string, 'CartToken'>

/** Where a recommended line came from (Commerce §3). */
export type CreatedFrom = {
  readonly type: 'recommendation'
  readonly recommendationId: string
  readonly source: string
  readonly itemPosition: number
}

/** What a shopper says of a line when putting it in: said once more, it puts the same line in again. */
export type LineInput = {
  readonly productId: ProductId
  readonly eye?: Eye
  readonly option: LensOption
  readonly quantity: Quantity
  readonly createdFrom?: CreatedFrom
  /** The campaign key it was put in with: worth a special price for as long as the shop grants one. */
  readonly fk?: string
}

/** What the catalogue says of a line's goods. */
export type LineProduct = {
  readonly variantId: VariantId
  readonly titles: LocalText
  readonly slugs: LocalText
  readonly brand: string
  readonly category: ProductType
  readonly categoryPath: string
  readonly lensUsage?: string
  readonly lensType?: string
  readonly packLabel: string
  /** Weight of one pack in grams. */
  readonly weight: number
  readonly image?: string
  /** What the catalogue praises it as: a bestseller, new. */
  readonly badge?: string
}

/** One line: a variant for one eye (or for none) with its quantity and price at the time (Commerce §3). */
export type CartLine = LineInput & LineProduct & {
  readonly id: string
  readonly unitPrice: Money
  readonly originalUnitPrice: Money
  readonly websiteUnitPrice: Money
  readonly total: Money
  readonly isTrial: boolean
  /** Of a trial: the line it came with. */
  readonly broughtBy?: string
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

/** A basket from its first line to its order. What was given so far is present; what was not is absent. */
export type Cart = {
  readonly id: number
  readonly token: CartToken
  /** Whose cart it is, from the sign-in that took it over until it is deleted; absent for a guest's. */
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
  /** What the voucher is for, in the cart's language. */
  readonly discountNote?: string
  readonly milesAndMoreNumber?: MilesNumber
  /** The one browser that typed all there is of a person into a guest's cart; `SEVERAL` where more than one did, or none that is known. */
  readonly typedBy?: BrowserMark | typeof SEVERAL
  /** Trials were declined and are never offered to this cart again (decision A58). */
  readonly trialsDeclined?: boolean
  /** Carts whose goods were put in here by a link; they count once, however often it is opened. */
  readonly goodsFrom?: readonly number[]
  /** Orders whose goods were ordered again into here, by number; a repeated link to one of them adds only what is missing. */
  readonly reorderOf?: readonly number[]
  /** The newest additions by the names their senders gave them; one that is sent again adds nothing. */
  readonly additions?: readonly string[]
  /** ISO instant, UTC. */
  readonly createdAt: string
}
