import { omitUndefined } from '../omit-undefined.ts'
import type { PriceEntry } from './pricing.ts'
import { priceMarketOf, referencePrice, REFERENCE_WINDOW, type PricePeriod } from './reference-price.ts'

/** What the history of a price proves: the price it may be compared with, and since when it has been charged (milliseconds). */
export type PriceProof = { readonly reference?: number; readonly chargedSince?: number }

/** A price whose former price was charged; `original` and `website` are the price of today where none was. */
export type SubstantiatedPrice = PriceEntry & Pick<PriceProof, 'chargedSince'>

/** A stored price that went on in another currency says nothing of this one. */
export type StoredPeriod = PricePeriod & Pick<PriceEntry, 'currency'>

export const proofOf = ({ currency }: Pick<PriceEntry, 'currency'>, history: readonly StoredPeriod[]): PriceProof => {
  const periods = history.map(({ from, cents, currency: charged }) => ({ from, cents: charged === currency ? cents : undefined }))
  const today = periods.at(-1)
  return omitUndefined({
    reference: referencePrice(priceMarketOf(currency), periods),
    chargedSince: today?.cents === undefined ? undefined : today.from,
  })
}

const besides = (entry: PriceEntry, former: number | undefined): PriceEntry => {
  const shown = former !== undefined && former > entry.current ? former : entry.current
  return { ...entry, original: shown, website: shown }
}

/**
 * Former prices that staff or a file entered only say that an offer is to be shown. What is struck and counted from is the reference
 * price, or nothing.
 */
export const substantiatedPrice = (entry: PriceEntry, { reference, chargedSince }: PriceProof): SubstantiatedPrice => ({
  ...besides(entry, Math.max(entry.original, entry.website) > entry.current ? reference : undefined),
  ...omitUndefined({ chargedSince }),
})

/** A special price for few is compared with what all others pay, once they have paid it for 30 days running. */
export const offerPrice = (special: PriceEntry, usual: SubstantiatedPrice, now: number): PriceEntry =>
  besides(special, usual.chargedSince !== undefined && now - usual.chargedSince >= REFERENCE_WINDOW ? usual.current : undefined)
