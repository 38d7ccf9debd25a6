import type { CatalogueGateway } from '../../application/storefront/catalogue/catalogue-gateway.port.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ShopSettings } from '../../domain/settings/shop-settings.ts'
import { listingParams } from '../commerce-api/listing/listing-params.ts'
import { OPERATIONS } from '../commerce-api/operations/operations.ts'
import { MOST_SELECTED, productCacheParams } from '../commerce-api/product/product-cache.codec.ts'
import { chosenParams } from '../commerce-api/product/product-options.codec.ts'
import type { Call } from './call.ts'

type Deps = {
  readonly call: Call
  readonly shop: Pick<ShopSettings, 'brandChannel' | 'salesChannel' | 'priceChannel'>
  readonly locale: () => Locale
}

const FIRST_PAGE = { page: 1, limit: MOST_SELECTED }

export const makeHttpCatalogue = ({ call, shop, locale }: Deps): CatalogueGateway => ({
  category: (path) => call(OPERATIONS.getCategory, { query: [['path', path]] }),
  list: (query, language) => call(OPERATIONS.listProducts, { query: listingParams(query), locale: language }),
  product: (id) => call(OPERATIONS.getProduct, { path: { product_id: id } }),
  options: (id, chosen) => call(OPERATIONS.getProductOptions, { path: { product_id: id }, query: chosenParams(chosen) }),
  selected: (ids) =>
    call(OPERATIONS.searchProductCache, { query: productCacheParams(ids, { locale: locale(), shop }, FIRST_PAGE) }),
})
