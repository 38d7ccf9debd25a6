import * as t from 'io-ts'
import type { PriceFields } from '../../../domain/pricing/pricing.ts'
import { as } from '../codec/field.ts'
import { record } from '../codec/record.ts'
import { money } from '../values/money.codec.ts'

/** The six amounts of a price (Commerce §3). Savings sent by the service win over computed ones (decision A13). */
export const PriceFieldsRecord = record<PriceFields>('PriceFields', {
  original: money,
  current: money,
  website: money,
  savingsFromRegular: money,
  savingsFromWebsite: money,
  savingsFromWebsitePercent: as('savings_from_website_in_percents', t.number),
})
