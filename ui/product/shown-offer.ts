import { pricePerUnit } from '../../domain/pricing/price-per-unit.ts'
import { quotePrice } from '../../domain/pricing/quote-price.ts'
import type { PricePerUnit, Pricing } from '../../domain/pricing/pricing.ts'
import { shownPrice } from '../../domain/pricing/shown-price.ts'
import type { ShownPrice } from '../../domain/pricing/shown-price.ts'
import { countedBy, type CountedBy } from '../../domain/product/counted-by.ts'
import { clampQuantity } from '../../domain/quantity/quantity.ts'
import type { BulkPrice, ProductPageData } from './product-page-data.ts'

/** What so many packs cost; nothing is chosen at zero packs. */
export type ShownOffer = {
  readonly unit: ShownPrice
  readonly pricePerUnit?: PricePerUnit | undefined
  /** For all packs chosen. */
  readonly total: ShownPrice
  readonly packs: number
  /** What it comes in. */
  readonly counted: CountedBy
  readonly bulk: readonly BulkPrice[]
}

/** The offer for so many packs: what the shop quoted, and until that is there what the price list says. */
export const shownOffer = (product: ProductPageData, packs: number, quoted: Pricing | undefined): ShownOffer => {
  const quantity = clampQuantity(packs, Number.MAX_SAFE_INTEGER)
  const pricing = quoted ?? quotePrice(product.priceEntry, quantity, 0)
  const perUnit = pricePerUnit(product.pack, pricing.unit.current)
  return {
    unit: shownPrice(pricing.unit),
    total: shownPrice(pricing.totalExcludingInCart),
    packs,
    counted: countedBy(product.pack.label),
    bulk: product.bulk,
    ...(perUnit === undefined ? {} : { pricePerUnit: perUnit }),
  }
}
