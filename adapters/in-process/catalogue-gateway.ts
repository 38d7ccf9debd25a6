import type { FindCategory } from '../../application/commerce/catalogue/find-category.ts'
import type { ListCatalogue } from '../../application/commerce/catalogue/list-catalogue.ts'
import type { ListOptions } from '../../application/commerce/catalogue/list-options.ts'
import type { SelectProducts } from '../../application/commerce/catalogue/select-products.ts'
import type { ShowProduct } from '../../application/commerce/catalogue/show-product.ts'
import type { At } from '../../application/commerce/shop/at.ts'
import type { CatalogueGateway } from '../../application/storefront/catalogue/catalogue-gateway.port.ts'

type Deps = {
  readonly findCategory: FindCategory
  readonly listCatalogue: ListCatalogue
  readonly showProduct: ShowProduct
  readonly listOptions: ListOptions
  readonly selectProducts: SelectProducts
}

export const makeInProcessCatalogue = (shop: Deps, at: At): CatalogueGateway => ({
  category: shop.findCategory,
  list: (query, locale) => shop.listCatalogue(query, { ...at, locale }),
  product: (id) => shop.showProduct(id, at),
  options: shop.listOptions,
  selected: (ids) => shop.selectProducts(ids, at),
})
