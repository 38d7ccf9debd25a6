import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product } from '../../../domain/product/product.ts'
import { priceKey } from '../pricing/price-key.ts'
import type { ShopState } from '../shop-state.ts'

/** A product as the shop's people show or hide it. */
export const asChanged = ({ shownGoods }: Pick<ShopState, 'shownGoods'>, product: Product): Product => {
  const isActive = shownGoods.get(product.id)
  return isActive === undefined ? product : { ...product, isActive }
}

/** The prices that hold: those of the first day, as they were changed since. */
export const pricesNow = ({ goods, changedPrices }: Pick<ShopState, 'goods' | 'changedPrices'>): readonly PriceEntry[] =>
  changedPrices.size === 0
    ? goods.prices
    : [...new Map([...goods.prices.map((entry) => [priceKey(entry), entry] as const), ...changedPrices]).values()]
