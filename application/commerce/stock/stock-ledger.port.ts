import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'

/** The stock. A variant without an entry was never stocked or ordered: nothing on hand, deliveries continue. */
export interface StockLedger {
  /** Those of these products with at least one variant on hand. */
  readonly onHand: (products: readonly ProductId[]) => TaskEither<ServiceUnavailable, ReadonlySet<ProductId>>
  readonly stockOf: (ids: readonly VariantId[]) => TaskEither<ServiceUnavailable, ReadonlyMap<VariantId, Stock>>
}
