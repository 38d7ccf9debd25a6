import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product } from '../../../domain/product/product.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { priceKey } from './price-key.ts'
import type { ShopState } from '../shop-state.ts'

/** A product with the changes by staff: shown or hidden, sale stopped or resumed. */
export const withStaffChanges = (
  { productVisibility, saleStops }: Pick<ShopState, 'productVisibility' | 'saleStops'>, product: Product,
): Product => {
  if (!productVisibility.has(product.id) && !saleStops.has(product.id)) return product
  const isActive = productVisibility.get(product.id) ?? product.isActive
  const { saleStop: imported, ...rest } = product
  const saleStop = saleStops.has(product.id) ? saleStops.get(product.id) : imported
  return { ...rest, isActive, ...omitUndefined({ saleStop }) }
}

/** The current prices: those of the catalogue with the changes since. */
export const currentPrices = ({ catalogue, changedPrices }: Pick<ShopState, 'catalogue' | 'changedPrices'>): readonly PriceEntry[] =>
  changedPrices.size === 0
    ? catalogue.prices
    : [...new Map([...catalogue.prices.map((entry) => [priceKey(entry), entry] as const), ...changedPrices]).values()]
