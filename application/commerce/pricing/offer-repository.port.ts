import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/**
 * A campaign's special price for one product: until an instant (ISO, UTC) the price of `offerChannel` replaces that of `priceChannel`, for
 * no other brand.
 */
export type Offer = {
  readonly fk: string
  readonly productId: ProductId
  readonly priceChannel: string
  readonly offerChannel: string
  readonly validUntil: string
}

/** The offers of the shop; `fk` is the key in a campaign's link (Commerce §7, decision A47). */
export interface OfferRepository {
  /** Offers of these keys, including expired ones. */
  readonly offers: (fks: readonly string[]) => TaskEither<ServiceUnavailable, readonly Offer[]>
}
