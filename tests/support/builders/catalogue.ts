import type { ShopCatalogue } from '../../../application/commerce/catalogue/shop-catalogue.ts'
import type { Category } from '../../../domain/product/category.ts'
import { aShippingMethod } from './shipping-method.ts'

export const aCategory = (stated: Partial<Category> = {}): Category => ({
  path: 'lens', titles: { de: 'Kontaktlinsen' }, descriptions: { de: 'Alle Linsen.' }, children: [], ...stated,
})

/** An empty shop with one shipping method, and the given data. */
export const aCatalogue = (stated: Partial<ShopCatalogue> = {}): ShopCatalogue => ({
  categories: [], products: [], prices: [], stock: [], shippingMethods: [aShippingMethod()], ...stated,
})
