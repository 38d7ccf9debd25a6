import * as t from 'io-ts'
import type { Money } from '../../../domain/money/money.ts'
import { Cents, inCurrency } from './cents.codec.ts'
import { CurrencyCode } from './codes.codec.ts'

/** An amount that stands alone, with its currency. */
export const MoneyWire = t.strict({ value: Cents, currency: CurrencyCode }, 'Money')
export type MoneyWire = t.TypeOf<typeof MoneyWire>

export const moneyToWire = (money: Money): MoneyWire => ({ value: money.cents, currency: money.currency })
export const moneyOf = (wire: MoneyWire): Money => inCurrency(wire.currency)(wire.value)
