import * as E from 'fp-ts/lib/Either.js'
import type { Currency } from '../../../domain/money/currency.ts'
import { makeMoney, type Money } from '../../../domain/money/money.ts'
import { priceAmount } from '../../../domain/pricing/price-amount.ts'
import { valueCodec } from '../codec/value-codec.ts'

/** An amount in whole minor units; its currency is written once in the record around it. */
export const Cents = valueCodec('Cents', { type: 'integer' }, (input) =>
  E.map((money: Money) => money.cents)(makeMoney(typeof input === 'number' ? input : Number.NaN, 'CHF')),
)

/** The amounts of a record in its one currency. */
export const inCurrency = (currency: Currency) => (cents: number): Money => priceAmount(cents, currency)
