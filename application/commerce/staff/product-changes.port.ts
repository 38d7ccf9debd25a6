import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ChannelPrice, PriceName } from '../../contract/staff/products.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { SaleStopReason } from '../../../domain/product/sale-stop.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { ChangedMeanwhile, StockMoved } from '../../../domain/staff/staff-refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'

/** Product changes by staff. Every change writes its audit entry in the same transaction. */
export interface ProductChanges {
  /** Only if the stock is as it was read; a variant that was never stocked is empty. */
  readonly putStock: (variant: Variant, read: Stock, stock: Stock, act: AuditEntry) => TaskEither<StockMoved | ServiceUnavailable, void>
  /** Only if the price is as it was read; a channel without one gets its first. */
  readonly putPrice: (
    entry: PriceEntry, read: ChannelPrice | undefined, act: AuditEntry,
  ) => TaskEither<ChangedMeanwhile | ServiceUnavailable, void>
  /** Like `putPrice`, but the price applies from an instant on; replaces one planned for the same instant. */
  readonly planPrice: (
    entry: PriceEntry, read: ChannelPrice | undefined, from: Date, act: AuditEntry,
  ) => TaskEither<ChangedMeanwhile | ServiceUnavailable, void>
  readonly cancelPlannedPrice: (price: PriceName, act: AuditEntry) => TaskEither<NotFound<'product'> | ServiceUnavailable, void>
  /** Planned prices that are due, earliest first, without those that failed recently. */
  readonly duePrices: (query: { readonly now: Date; readonly limit: number }) => TaskEither<ServiceUnavailable, readonly PriceName[]>
  /**
   * Activates a planned price in place of all planned for earlier: of two prices of a product the later one is written last, by any
   * process. `now` is when it begins. `false` if it was no longer planned.
   */
  readonly beginPrice: (price: PriceName, now: Date) => TaskEither<ServiceUnavailable, boolean>
  /** Whether shoppers see it; idempotent. */
  readonly show: (id: ProductId, isActive: boolean, act: AuditEntry) => TaskEither<NotFound<'product'> | ServiceUnavailable, void>
  /** Stops the sale of a product in all variants, or resumes it without a reason; idempotent. */
  readonly stopSale: (
    id: ProductId, reason: SaleStopReason | undefined, act: AuditEntry,
  ) => TaskEither<NotFound<'product'> | ServiceUnavailable, void>
}
