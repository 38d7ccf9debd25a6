import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'

/** What is on hand. A variant without an entry was never stocked nor ordered: nothing on hand, deliveries go on. */
export interface StockLedger {
  /** Those of these products of which at least one combination is on hand. */
  readonly onHand: (products: readonly ProductId[]) => TaskEither<ServiceUnavailable, ReadonlySet<ProductId>>
  readonly stockOf: (ids: readonly VariantId[]) => TaskEither<ServiceUnavailable, ReadonlyMap<VariantId, Stock>>
}
