import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { offerPrice, type SubstantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { Offer, OfferRepository } from './offer-repository.port.ts'
import type { PriceRepository } from './price-repository.port.ts'

export type PriceDeps = { readonly prices: PriceRepository; readonly offers: OfferRepository; readonly clock: Clock }

export type PriceQuery = {
  readonly productIds: readonly ProductId[]
  readonly priceChannel: string
  /** Campaign keys from the shopper's links; a key alone gives no discount. */
  readonly fks: readonly string[]
}

const isGranted = (offer: Offer, priceChannel: string, now: Date): boolean =>
  offer.priceChannel === priceChannel && now.getTime() < new Date(offer.validUntil).getTime()

const grantedOffers = (deps: PriceDeps, query: PriceQuery): TE.TaskEither<ServiceUnavailable, readonly Offer[]> =>
  query.fks.length === 0
    ? TE.right([])
    : pipe(
        deps.offers.offers(query.fks),
        TE.map((offers) => offers.filter((offer) => isGranted(offer, query.priceChannel, deps.clock.now()))),
      )

const offerEntries = (
  deps: PriceDeps,
  query: PriceQuery,
): TE.TaskEither<ServiceUnavailable, readonly PriceEntry[]> =>
  pipe(
    grantedOffers(deps, query),
    TE.flatMap(TE.traverseArray((offer) => deps.prices.prices([offer.productId], offer.offerChannel))),
    TE.map((entries) => entries.flat()),
  )

/** An offer can only lower a price. */
const cheapest = (usual: SubstantiatedPrice, special: readonly PriceEntry[], now: Date): PriceEntry => {
  const best = special
    .filter((entry) => entry.productId === usual.productId && entry.currency === usual.currency)
    .reduce((lowest: PriceEntry, entry) => (entry.current < lowest.current ? entry : lowest), usual)
  return best === usual ? usual : offerPrice(best, usual, now.getTime())
}

/**
 * The current prices of products in a channel. A special price requires a valid offer of the shop for that product and channel, whatever a
 * browser sends (decision A47).
 */
export const currentPrices =
  (deps: PriceDeps) =>
  (query: PriceQuery): TE.TaskEither<ServiceUnavailable, readonly PriceEntry[]> =>
    pipe(
      sequenceS(TE.ApplyPar)({
        usual: deps.prices.prices(query.productIds, query.priceChannel),
        special: offerEntries(deps, query),
      }),
      TE.map(({ usual, special }) => usual.map((entry) => cheapest(entry, special, deps.clock.now()))),
    )
