import * as t from 'io-ts'
import type { Money } from '../../../domain/money/money.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import { Cents } from '../values/cents.codec.ts'

/** The savings of a line or an order compared with the website price (Commerce §3). */
export const SavingsWire = t.strict(
  {
    current: Cents,
    website: Cents,
    savings_from_website: Cents,
    savings_from_website_in_percents: t.number,
  },
  'Savings',
)
export type SavingsWire = t.TypeOf<typeof SavingsWire>

export const savingsToWire = (current: Money, website: Money): SavingsWire => {
  const fields = priceFields(current, current, website)
  return {
    current: current.cents,
    website: website.cents,
    savings_from_website: fields.savingsFromWebsite.cents,
    savings_from_website_in_percents: fields.savingsFromWebsitePercent,
  }
}
