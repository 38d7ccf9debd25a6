import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Article, PlannedPrice, StockCounts } from '../../contract/staff/products.ts'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product, ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { ProductFilter, StockState } from '../../../domain/staff/product-filter.ts'

/** A product in the list of staff. */
export type ProductSummary = StockCounts & { readonly product: Product }

export type ProductFile = {
  readonly product: Product
  readonly prices: readonly PriceEntry[]
  readonly planned: readonly PlannedPrice[]
  readonly articles: readonly Article[]
  readonly total: number
}

/** Product search of staff, including hidden products; pages count from 1. */
export interface ProductFinder {
  /** By number. */
  readonly find: (
    filter: ProductFilter, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly products: readonly ProductSummary[]; readonly total: number }>
  /** One product with its variants, filtered by state; `undefined` if there is none. */
  readonly file: (
    id: ProductId, narrowed: { readonly state?: StockState; readonly variant?: VariantId }, at: PageRequest,
  ) => TaskEither<ServiceUnavailable, ProductFile | undefined>
}
