import { pricePerUnit } from '../../domain/pricing/price-per-unit.ts'
import { quotePrice } from '../../domain/pricing/quote-price.ts'
import type { PricePerUnit, Pricing } from '../../domain/pricing/pricing.ts'
import { shownPrice } from '../../domain/pricing/shown-price.ts'
import type { ShownPrice } from '../../domain/pricing/shown-price.ts'
import { countedBy, type CountedBy } from '../../domain/product/counted-by.ts'
import { clampQuantity } from '../../domain/quantity/quantity.ts'
import type { BulkPrice, ProductPageData } from './product-page-data.ts'

/** The price of the chosen quantity; zero means that nothing is chosen. */
export type ShownOffer = {
  readonly unit: ShownPrice
  readonly pricePerUnit?: PricePerUnit | undefined
  /** For the whole chosen quantity. */
  readonly total: ShownPrice
  readonly units: number
  /** The unit. */
  readonly counted: CountedBy
  readonly bulk: readonly BulkPrice[]
}

/** The offer for a quantity: the quote of the shop, and the price list until it is loaded. */
export const shownOffer = (product: ProductPageData, units: number, quoted: Pricing | undefined): ShownOffer => {
  const quantity = clampQuantity(units, Number.MAX_SAFE_INTEGER)
  const pricing = quoted ?? quotePrice(product.priceEntry, quantity, 0)
  const perUnit = pricePerUnit(product.pack, pricing.unit.current)
  return {
    unit: shownPrice(pricing.unit),
    total: shownPrice(pricing.totalExcludingInCart),
    units,
    counted: countedBy(product.pack.label),
    bulk: product.bulk,
    ...(perUnit === undefined ? {} : { pricePerUnit: perUnit }),
  }
}
