import type { ShippingMethod } from '../../domain/delivery/shipping-option.ts'
import type { PriceEntry } from '../../domain/pricing/pricing.ts'
import type { Category } from '../../domain/product/category.ts'
import type { Product } from '../../domain/product/product.ts'
import { demoCategories } from './categories/demo-categories.ts'
import { readEntries } from './catalogue/entries.ts'
import { toProducts } from './catalogue/to-products.ts'
import { demoShippingMethods } from './delivery/demo-shipping-methods.ts'
import { demoPrices } from './prices/demo-prices.ts'
import { demoStock } from './stock/demo-stock.ts'
import type { StockRow } from './stock/demo-stock.ts'

export type DemoCatalogue = {
  readonly categories: readonly Category[]
  readonly products: readonly Product[]
  readonly prices: readonly PriceEntry[]
  readonly stock: readonly StockRow[]
  readonly shippingMethods: readonly ShippingMethod[]
}

/** Everything the demo shop sells, as plain values of the shop: the same every time, made afresh for every caller. */
export const demoCatalogue = (): DemoCatalogue => {
  const entries = readEntries()
  const products = toProducts(entries)
  return {
    categories: demoCategories(products),
    products,
    prices: demoPrices(products, entries.flatMap(({ packs }) => packs)),
    stock: demoStock(products),
    shippingMethods: demoShippingMethods(),
  }
}
