import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import type { Listing } from '../../../domain/listing/listing.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { ProductDetail } from '../../../domain/catalogue/product-detail.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AllowedValues } from '../../../domain/prescription/allowed-values.ts'
import type { LensOption } from '../../../domain/prescription/lens-option.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { token } from '../../token.ts'

/** The catalogue, through the API. */
export interface CatalogueGateway {
  readonly category: (path: string) => TaskEither<Failure, Category>
  readonly list: (query: ListingQuery, locale: Locale) => TaskEither<Failure, Listing>
  readonly product: (id: ProductId) => TaskEither<Failure, ProductDetail>
  /** The allowed values of each key, given the chosen ones. */
  readonly options: (id: ProductId, chosen: LensOption) => TaskEither<Failure, AllowedValues>
  /** Popular products. */
  readonly popular: () => TaskEither<Failure, readonly ProductCard[]>
  /** Product cards by id, in the requested order (the product cache of the specification). */
  readonly selected: (ids: readonly ProductId[]) => TaskEither<Failure, readonly ProductCard[]>
}
export const CatalogueGateway = token<CatalogueGateway>('CatalogueGateway')
