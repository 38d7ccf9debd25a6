import type { PricePerUnit, PriceFields } from '../pricing/pricing.ts'
import type { Stock } from '../stock/stock.ts'
import type { Product } from '../product/product.ts'

/** A product as a listing shows it: what it is, its price here, its stock. */
export type ProductCard = {
  readonly product: Product
  readonly price: PriceFields
  readonly pricePerUnit?: PricePerUnit
  /** Absent when the stock depends on values still to be chosen. */
  readonly stock?: Stock
  /** Where values are still to be chosen: whether any of them is on hand. */
  readonly isOnHand?: boolean
}
