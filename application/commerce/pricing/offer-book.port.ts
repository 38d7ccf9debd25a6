import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/**
 * A campaign's special price for one product: until an instant (ISO, UTC) the price of `offerChannel` stands in for that of
 * `priceChannel`, and for no other brand's.
 */
export type Offer = {
  readonly fk: string
  readonly productId: ProductId
  readonly priceChannel: string
  readonly offerChannel: string
  readonly validUntil: string
}

/** The special prices the shop has granted; `fk` is what a campaign's link carries (Commerce §7, decision A47). */
export interface OfferBook {
  /** Offers of these keys, also those that have run out. */
  readonly offers: (fks: readonly string[]) => TaskEither<ServiceUnavailable, readonly Offer[]>
}
