import type { Money } from '../money/money.ts'
import type { PriceFields } from './pricing.ts'

/** What of a price is worth showing. `original` is struck through. */
export type ShownPrice = {
  readonly current: Money
  readonly original?: Money
  readonly website?: Money
  readonly savings?: { readonly amount: Money; readonly percent: number }
}

/**
 * A price is struck only if it was higher, the website price stands only beside a lower one and says no struck price
 * twice, savings appear from one percent on (Commerce §1, decision A13).
 */
export const shownPrice = (fields: PriceFields): ShownPrice => ({
  current: fields.current,
  ...(fields.original.cents > fields.current.cents ? { original: fields.original } : {}),
  ...(fields.website.cents > fields.current.cents && fields.website.cents !== fields.original.cents
    ? { website: fields.website }
    : {}),
  ...(fields.savingsFromWebsite.cents > 0 && fields.savingsFromWebsitePercent >= 1
    ? { savings: { amount: fields.savingsFromWebsite, percent: fields.savingsFromWebsitePercent } }
    : {}),
})
