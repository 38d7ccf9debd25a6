import { omitUndefined } from '../omit-undefined.ts'
import type { PriceEntry } from './pricing.ts'
import { priceMarketOf, referencePrice, REFERENCE_WINDOW, type PricePeriod } from './reference-price.ts'

/** What the price history proves: the reference price, and since when the current price has been charged (milliseconds). */
export type PriceProof = { readonly reference?: number; readonly chargedSince?: number }

/** A price with a substantiated former price; `original` and `website` are the current price if there is none. */
export type SubstantiatedPrice = PriceEntry & Pick<PriceProof, 'chargedSince'>

/** A period in another currency does not count for this one. */
export type StoredPeriod = PricePeriod & Pick<PriceEntry, 'currency'>

export const proofOf = ({ currency }: Pick<PriceEntry, 'currency'>, history: readonly StoredPeriod[]): PriceProof => {
  const periods = history.map(({ from, cents, currency: charged }) => ({ from, cents: charged === currency ? cents : undefined }))
  const today = periods.at(-1)
  return omitUndefined({
    reference: referencePrice(priceMarketOf(currency), periods),
    chargedSince: today?.cents === undefined ? undefined : today.from,
  })
}

const withFormerPrice = (entry: PriceEntry, former: number | undefined): PriceEntry => {
  const shown = former !== undefined && former > entry.current ? former : entry.current
  return { ...entry, original: shown, website: shown }
}

/** Former prices entered by staff or an import only mark a price as an offer. The compare-at price is the reference price, or none. */
export const substantiatedPrice = (entry: PriceEntry, { reference, chargedSince }: PriceProof): SubstantiatedPrice => ({
  ...withFormerPrice(entry, Math.max(entry.original, entry.website) > entry.current ? reference : undefined),
  ...omitUndefined({ chargedSince }),
})

/** A special price for a few customers is compared with the regular price, once that has been charged for 30 consecutive days. */
export const offerPrice = (special: PriceEntry, usual: SubstantiatedPrice, now: number): PriceEntry =>
  withFormerPrice(special, usual.chargedSince !== undefined && now - usual.chargedSince >= REFERENCE_WINDOW ? usual.current : undefined)
