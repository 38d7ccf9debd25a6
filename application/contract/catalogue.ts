import type { ProductCard } from '../../domain/catalogue/product-card.ts'
import type { ProductDetail } from '../../domain/catalogue/product-detail.ts'
import type { ListingQuery } from '../../domain/listing/listing-query.ts'
import type { Listing, SearchResult } from '../../domain/listing/listing.ts'
import type { SearchQuery } from '../../domain/listing/search-query.ts'
import type { AllowedValues } from '../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../domain/prescription/lens-option.ts'
import type { Category } from '../../domain/product/category.ts'
import type { ProductReplacement } from '../../domain/product/product-replacement.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { none, operation, type } from './operation.ts'

type OfProduct = { readonly productId: ProductId }
type OfVariant = OfProduct & { readonly option: LensOption }

/** Categories, lists, search and products. */
export const catalogueContract = {
  getCategory: operation({
    input: type<{ readonly path: string }>(), output: type<Category>(), refusals: ['NotFound'], permission: 'anyone',
  }),
  listProducts: operation({ input: type<ListingQuery>(), output: type<Listing>(), refusals: [], permission: 'anyone' }),
  searchProducts: operation({
    input: type<SearchQuery>(), output: type<SearchResult>(), refusals: ['InvalidSearchTerm'], permission: 'anyone',
  }),
  getProduct: operation({ input: type<OfProduct>(), output: type<ProductDetail>(), refusals: ['NotFound'], permission: 'anyone' }),
  /** The values that remain selectable beside the chosen ones. */
  getProductOptions: operation({ input: type<OfVariant>(), output: type<AllowedValues>(), refusals: ['NotFound'], permission: 'anyone' }),
  getProductReplacement: operation({
    input: type<OfVariant>(), output: type<ProductReplacement | undefined>(), refusals: ['NotFound'], permission: 'anyone',
  }),
  getPopularProducts: operation({ input: none, output: type<readonly ProductCard[]>(), refusals: [], permission: 'anyone' }),
  listProductsById: operation({
    input: type<{ readonly ids: readonly ProductId[]; readonly page: number; readonly limit: number }>(),
    output: type<readonly ProductCard[]>(), refusals: [], permission: 'anyone',
  }),
}
