import * as t from 'io-ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import { list, written } from '../codec/field.ts'
import { named, record } from '../codec/record.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { inOwnCurrency } from '../values/money.codec.ts'
import { ProductIdNumber } from '../values/names.codec.ts'
import { plainPricingOf, PlainPricingWire } from './plain-pricing.codec.ts'
import { PriceFieldsRecord } from './price-fields.codec.ts'

export const PricingRecord = record<Pricing>('Pricing', {
  productIds: list(ProductIdNumber),
  currency_code: written(CurrencyCode, ({ unit }: Pricing) => unit.current.currency),
  unit: PriceFieldsRecord,
  totalExcludingInCart: PriceFieldsRecord,
}, inOwnCurrency)

/** A price: the two rows of six amounts, or the flat form of an older service, which is only read (Commerce §3, decision A12). */
export const PriceRecord = named<Pricing>('Pricing', {
  ...PricingRecord,
  wire: t.union([PricingRecord.wire, PlainPricingWire]),
  read: (wire: object, scope) => ('unit' in wire ? PricingRecord.read(wire as never, scope) : plainPricingOf(wire as PlainPricingWire)),
})
