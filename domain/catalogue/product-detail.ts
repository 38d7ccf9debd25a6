import type { PricePerUnit, PriceEntry, Pricing } from '../pricing/pricing.ts'
import type { Product } from '../product/product.ts'
import type { ProductCard } from './product-card.ts'

/** Everything a product page needs, the same for every visitor of a brand. */
export type ProductDetail = {
  readonly product: Product
  /** One pack, as without a cart. */
  readonly pricing: Pricing
  readonly priceEntry: PriceEntry
  readonly pricePerUnit?: PricePerUnit
  /** The other packs of the same group, smallest first, this product included. */
  readonly packs: readonly ProductCard[]
  readonly similar: readonly ProductCard[]
  readonly replacement?: ProductCard
}
