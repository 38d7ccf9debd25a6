import type { Offer } from '../../../application/commerce/pricing/offer-repository.port.ts'
import type { PriceEntry } from '../../../domain/pricing/pricing.ts'
import type { Product } from '../../../domain/product/product.ts'
import { toFiveCents } from './to-five-cents.ts'

/** The parameter in the link of the demo campaign: `/p/{id}?atc={id}&fk=spring26`. */
const SPRING = 'spring26'
const GROUPS = ['biofinity', 'dailies-total1']
const PERCENT = 90
const VALID_UNTIL = '2035-12-31T23:00:00.000Z'

const offerChannelOf = (priceChannel: string): string => `${priceChannel}_${SPRING}`

const lowered = (entry: PriceEntry): PriceEntry => ({
  ...entry,
  priceChannel: offerChannelOf(entry.priceChannel),
  current: toFiveCents((entry.current * PERCENT) / 100),
  bulk: entry.bulk.map(({ quantity, cents }) => ({ quantity, cents: toFiveCents((cents * PERCENT) / 100) })),
})

/** A campaign with 10 % off two well-known lenses, for visitors who come by its link (decision A47). */
export const demoOffers = (
  products: readonly Product[],
  prices: readonly PriceEntry[],
): { readonly offers: readonly Offer[]; readonly prices: readonly PriceEntry[] } => {
  const ids = new Set(GROUPS.map((key) => products.find(({ group }) => group.key === key && group.canonical)?.id))
  const usual = prices.filter(({ productId }) => ids.has(productId))
  return {
    prices: usual.map(lowered),
    offers: usual.map(({ productId, priceChannel }) => ({
      fk: SPRING, productId, priceChannel, offerChannel: offerChannelOf(priceChannel), validUntil: VALID_UNTIL,
    })),
  }
}
