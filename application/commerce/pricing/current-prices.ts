import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import { offerPrice, type SubstantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { Offer, OfferBook } from './offer-book.port.ts'
import type { PriceBook } from './price-book.port.ts'

export type PriceDeps = { readonly prices: PriceBook; readonly offers: OfferBook; readonly clock: Clock }

export type WantedPrices = {
  readonly productIds: readonly ProductId[]
  readonly priceChannel: string
  /** Campaign keys the shopper came with; a key alone is worth nothing. */
  readonly fks: readonly string[]
}

const isGranted = (offer: Offer, priceChannel: string, now: Date): boolean =>
  offer.priceChannel === priceChannel && now.getTime() < new Date(offer.validUntil).getTime()

const grantedOffers = (deps: PriceDeps, wanted: WantedPrices): TE.TaskEither<ServiceUnavailable, readonly Offer[]> =>
  wanted.fks.length === 0
    ? TE.right([])
    : pipe(
        deps.offers.offers(wanted.fks),
        TE.map((offers) => offers.filter((offer) => isGranted(offer, wanted.priceChannel, deps.clock.now()))),
      )

const offerEntries = (
  deps: PriceDeps,
  wanted: WantedPrices,
): TE.TaskEither<ServiceUnavailable, readonly PriceEntry[]> =>
  pipe(
    grantedOffers(deps, wanted),
    TE.flatMap(TE.traverseArray((offer) => deps.prices.prices([offer.productId], offer.offerChannel))),
    TE.map((found) => found.flat()),
  )

/** An offer only ever makes a price lower. */
const cheapest = (usual: SubstantiatedPrice, special: readonly PriceEntry[], now: Date): PriceEntry => {
  const best = special
    .filter((one) => one.productId === usual.productId && one.currency === usual.currency)
    .reduce((lowest: PriceEntry, one) => (one.current < lowest.current ? one : lowest), usual)
  return best === usual ? usual : offerPrice(best, usual, now.getTime())
}

/**
 * What products cost now in a channel. A special price is given only by an offer of the shop for that very product
 * and channel that has not run out, whatever a browser says (decision A47).
 */
export const currentPrices =
  (deps: PriceDeps) =>
  (wanted: WantedPrices): TE.TaskEither<ServiceUnavailable, readonly PriceEntry[]> =>
    pipe(
      sequenceS(TE.ApplyPar)({
        usual: deps.prices.prices(wanted.productIds, wanted.priceChannel),
        special: offerEntries(deps, wanted),
      }),
      TE.map(({ usual, special }) => usual.map((entry) => cheapest(entry, special, deps.clock.now()))),
    )
