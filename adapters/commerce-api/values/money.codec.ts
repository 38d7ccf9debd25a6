import * as t from 'io-ts'
import type { Currency } from '../../../domain/money/currency.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Field } from '../codec/field.ts'
import { named } from '../codec/record.ts'
import { Cents, inCurrency } from './cents.codec.ts'
import { CurrencyCode } from './codes.codec.ts'

/** An amount in the currency of a record around it. */
export const money: Field<Money> = {
  wire: Cents,
  read: (cents: number, { currency }) => {
    if (currency === undefined) throw new TypeError('No record around this amount has a currency')
    return inCurrency(currency)(cents)
  },
  write: ({ cents }) => cents,
}

/** Of a record with a currency: its amounts are in it. */
export const inOwnCurrency = {
  ofWire: ({ currency_code: currency }: { readonly currency_code: Currency }) => ({ currency }),
}

/** An amount that stands alone, with its currency. */
export const MoneyWire = t.strict({ value: Cents, currency: CurrencyCode }, 'Money')
export type MoneyWire = t.TypeOf<typeof MoneyWire>

export const MoneyRecord = named<Money>('Money', {
  wire: MoneyWire,
  read: ({ value, currency }: MoneyWire) => inCurrency(currency)(value),
  write: ({ cents: value, currency }) => ({ value, currency }),
})
