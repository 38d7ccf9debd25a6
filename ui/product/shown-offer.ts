import { pricePerUnit } from '../../domain/pricing/price-per-unit.ts'
import { quotePrice } from '../../domain/pricing/quote-price.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import { shownPrice } from '../../domain/pricing/shown-price.ts'
import { clampQuantity } from '../../domain/quantity/quantity.ts'
import type { PriceBoxViewProps } from './PriceBoxView.tsx'
import type { ProductPageData } from './product-page-data.ts'

/** The price box for so many packs: what the shop quoted, and until that is there what the price list says. */
export const shownOffer = (product: ProductPageData, packs: number, quoted: Pricing | undefined): PriceBoxViewProps => {
  const quantity = clampQuantity(packs, Number.MAX_SAFE_INTEGER)
  const pricing = quoted ?? quotePrice(product.priceEntry, quantity, 0)
  const perUnit = pricePerUnit(product.pack, pricing.unit.current)
  return {
    unit: shownPrice(pricing.unit),
    total: shownPrice(pricing.totalExcludingInCart),
    packs,
    bulk: product.bulk,
    ...(perUnit === undefined ? {} : { pricePerUnit: perUnit }),
  }
}
