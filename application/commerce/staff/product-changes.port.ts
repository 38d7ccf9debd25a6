import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { SaleStopReason } from '../../../domain/product/sale-stop.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { ChangedMeanwhile, StockMoved } from '../../../domain/staff/staff-refusal.ts'
import type { Stock } from '../../../domain/stock/stock.ts'

/** Which price of a product: the one that holds, or one that is planned from an instant on (ISO, UTC). */
export type PriceName = { readonly productId: ProductId; readonly priceChannel: string; readonly from: string }

/** What the shop's people change at its goods. Whatever is changed is written down in the same transaction. */
export interface ProductChanges {
  /** Only as long as the shelf is as it was read; what nobody ever stocked is empty. */
  readonly putStock: (variant: Variant, read: Stock, stock: Stock, act: AuditEntry) => TaskEither<StockMoved | ServiceUnavailable, void>
  /** Only as long as the price is as it was read; a channel without one is given its first. */
  readonly putPrice: (
    entry: PriceEntry, read: PriceEntry | undefined, act: AuditEntry,
  ) => TaskEither<ChangedMeanwhile | ServiceUnavailable, void>
  /** One that is planned for the same instant is replaced. */
  readonly planPrice: (entry: PriceEntry, from: string, act: AuditEntry) => TaskEither<ServiceUnavailable, void>
  readonly cancelPlannedPrice: (price: PriceName, act: AuditEntry) => TaskEither<NotFound<'product'> | ServiceUnavailable, void>
  /** Planned prices whose instant has come, the earliest first; without those that failed a short while ago. */
  readonly duePrices: (asked: { readonly now: Date; readonly limit: number }) => TaskEither<ServiceUnavailable, readonly PriceName[]>
  /**
   * One of them holds from now on, in place of all that were planned for earlier: of two prices of a product the later one is written
   * last, whoever writes them. `now` is when it begins. Answers whether it was still planned.
   */
  readonly beginPrice: (price: PriceName, now: Date) => TaskEither<ServiceUnavailable, boolean>
  /** Whether shoppers see it; said twice it changes once. */
  readonly show: (id: ProductId, isActive: boolean, act: AuditEntry) => TaskEither<NotFound<'product'> | ServiceUnavailable, void>
  /** Stops the sale of a product in all its variants, or resumes it without a reason; the same reason twice changes once. */
  readonly stopSale: (
    id: ProductId, reason: SaleStopReason | undefined, act: AuditEntry,
  ) => TaskEither<NotFound<'product'> | ServiceUnavailable, void>
}
