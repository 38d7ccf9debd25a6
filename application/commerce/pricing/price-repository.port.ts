import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SubstantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The shop's prices: one entry per product and price channel. */
export interface PriceRepository {
  /** Entries of the given products with a price in the channel; a former price only if the history proves it. */
  readonly prices: (ids: readonly ProductId[], priceChannel: string) => TaskEither<ServiceUnavailable, readonly SubstantiatedPrice[]>
}
