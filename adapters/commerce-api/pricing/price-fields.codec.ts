import * as t from 'io-ts'
import type { Currency } from '../../../domain/money/currency.ts'
import type { PriceFields } from '../../../domain/pricing/pricing.ts'
import { Cents, inCurrency } from '../values/cents.codec.ts'

/** The six amounts of a price (Commerce §3). Savings sent by the service win over computed ones (decision A13). */
export const PriceFieldsWire = t.strict(
  {
    original: Cents,
    current: Cents,
    website: Cents,
    savings_from_regular: Cents,
    savings_from_website: Cents,
    savings_from_website_in_percents: t.number,
  },
  'PriceFields',
)
export type PriceFieldsWire = t.TypeOf<typeof PriceFieldsWire>

export const priceFieldsOf = (wire: PriceFieldsWire, currency: Currency): PriceFields => {
  const money = inCurrency(currency)
  return {
    original: money(wire.original),
    current: money(wire.current),
    website: money(wire.website),
    savingsFromRegular: money(wire.savings_from_regular),
    savingsFromWebsite: money(wire.savings_from_website),
    savingsFromWebsitePercent: wire.savings_from_website_in_percents,
  }
}

export const priceFieldsToWire = (fields: PriceFields): PriceFieldsWire => ({
  original: fields.original.cents,
  current: fields.current.cents,
  website: fields.website.cents,
  savings_from_regular: fields.savingsFromRegular.cents,
  savings_from_website: fields.savingsFromWebsite.cents,
  savings_from_website_in_percents: fields.savingsFromWebsitePercent,
})
