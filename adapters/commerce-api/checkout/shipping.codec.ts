import * as t from 'io-ts'
import type { DatedShippingOption } from '../../../application/contract/checkout.ts'
import type { Country } from '../../../domain/shop/country.ts'
import { as, list, presentOrNull, written } from '../codec/field.ts'
import { closedRecord, record, wrapped } from '../codec/record.ts'
import type { QueryValues } from '../operations/query-parameters.ts'
import { CurrencyCode } from '../values/codes.codec.ts'
import { arrival } from '../values/day.codec.ts'
import { inOwnCurrency, money } from '../values/money.codec.ts'
import { ExactText } from '../values/request-text.codec.ts'

export const ShippingOptionRecord = record<DatedShippingOption>('ShippingOption', {
  key: t.string,
  price: money,
  currency_code: written(CurrencyCode, ({ price }: DatedShippingOption) => price.currency),
  arrival,
}, inOwnCurrency)

/** Shipping methods with their price in cents (Commerce §7). */
export const ShippingOptionsRecord = wrapped('ShippingOptions', 'options', list(ShippingOptionRecord))

/** The selection for the last shipment; null until there is one (Commerce §7). */
export const SelectedShipping = wrapped('SelectedShipping', 'shipping_method', presentOrNull(ShippingOptionRecord))

/** Only methods offered to everybody: active ones, without the midi methods of old orders (Commerce §7, decision A30). */
export const publicShippingParams = (country: Country): QueryValues =>
  ({ country_to: country, active: 'true', 'order[key]': 'ASC', is_midi: 'false' })

export const ShippingMethodRequest =
  closedRecord<{ readonly key: string }>('ShippingMethodRequest', { key: as('shipping_method', ExactText) })
