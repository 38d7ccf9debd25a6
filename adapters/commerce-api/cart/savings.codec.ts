import * as t from 'io-ts'
import type { Money } from '../../../domain/money/money.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { PriceFields } from '../../../domain/pricing/pricing.ts'
import { as, written, type Written } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { money } from '../values/money.codec.ts'

type Savings = Pick<PriceFields, 'current' | 'website' | 'savingsFromWebsite' | 'savingsFromWebsitePercent'>

const SavingsRecord = record<Savings>('Savings', {
  current: money, website: money, savingsFromWebsite: money, savingsFromWebsitePercent: as('savings_from_website_in_percents', t.number),
})

/** The savings of a line or an order compared with the website price (Commerce §3). */
export const savings = <Whole>(amounts: (whole: Whole) => { readonly current: Money; readonly website: Money }): Written<Whole> =>
  written(SavingsRecord, (whole: Whole) => {
    const { current, website } = amounts(whole)
    return priceFields(current, current, website)
  })
