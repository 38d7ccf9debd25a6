import type { SearchCatalogue } from '../../application/commerce/catalogue/search-catalogue.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { SearchGateway } from '../../application/storefront/search/search-gateway.port.ts'

export const makeInProcessSearch = (shop: { readonly searchCatalogue: SearchCatalogue }, at: At): SearchGateway => ({
  search: (asked, locale) => shop.searchCatalogue(asked, { ...at, locale }),
})
