import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FacetCounts } from '../../../domain/listing/listing.ts'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'

/** One page of matching products in order, with the total and the facets. */
export type ProductMatches = { readonly products: readonly Product[]; readonly total: number; readonly facets: readonly FacetCounts[] }

/** The shop's catalogue. Only active, canonical products of types that shoppers may see are listed or searched. */
export interface ProductRepository {
  /** In the order of the ids; unknown ids are left out. */
  readonly products: (ids: readonly ProductId[]) => TaskEither<ServiceUnavailable, readonly Product[]>
  /** Every pack of a group, smallest first. */
  readonly group: (key: string) => TaskEither<ServiceUnavailable, readonly Product[]>
  /** Filters, sorts (prices by `priceChannel`) and, with `query.search`, matches words, misspellings and accents. */
  readonly find: (
    query: ListingQuery,
    at: { readonly locale: Locale; readonly priceChannel: string },
  ) => TaskEither<ServiceUnavailable, ProductMatches>
  /** The words of product names and categories, in any order. */
  readonly words: (locale: Locale) => TaskEither<ServiceUnavailable, readonly string[]>
  readonly category: (path: string) => TaskEither<ServiceUnavailable, Category | undefined>
}
