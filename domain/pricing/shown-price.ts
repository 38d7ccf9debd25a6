import type { Money } from '../money/money.ts'
import type { PriceFields } from './pricing.ts'

/** The parts of a price to show. `original` is the compare-at price. */
export type ShownPrice = {
  readonly current: Money
  readonly original?: Money
  readonly website?: Money
  readonly savings?: { readonly amount: Money; readonly percent: number }
}

/**
 * A compare-at price is shown only if it was higher, the website price only if it is higher and differs from the compare-at price, and
 * savings from one percent on (Commerce §1, decision A13).
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
