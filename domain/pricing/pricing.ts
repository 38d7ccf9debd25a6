import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { ProductId } from '../product/product.ts'

/** From `quantity` packs on, one pack costs `cents`. */
export type BulkTier = { readonly quantity: number; readonly cents: number }

/** The price of one pack in one price channel; amounts in cents of `currency`. Tiers ascend by quantity. */
export type PriceEntry = {
  readonly productId: ProductId
  readonly priceChannel: string
  readonly currency: Currency
  readonly original: number
  readonly current: number
  readonly website: number
  readonly bulk: readonly BulkTier[]
}

/** The six amounts of a price (Commerce §3); savings are never below zero. */
export type PriceFields = {
  readonly original: Money
  readonly current: Money
  readonly website: Money
  readonly savingsFromRegular: Money
  readonly savingsFromWebsite: Money
  /** Whole percent of the website price, rounded half up. */
  readonly savingsFromWebsitePercent: number
}

/** The response to a price request: one pack, and the requested quantity without what is already in the cart (decision A13). */
export type Pricing = {
  readonly productIds: readonly ProductId[]
  readonly unit: PriceFields
  readonly totalExcludingInCart: PriceFields
}

/** Price per unit: 0.86 per lens, 5.63 per 100 ml. */
export type PricePerUnit = { readonly price: Money; readonly units: number; readonly per: string }
