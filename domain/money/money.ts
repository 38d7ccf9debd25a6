import * as E from '../either.ts'
import type { Branded } from '../branded.ts'
import type { Currency } from './currency.ts'

/** An amount in whole minor units together with its currency; never a float, never an amount alone (Commerce §1). */
export type Money = Branded<{ readonly cents: number; readonly currency: Currency }, 'Money'>

export type MoneyRefusal = { readonly _tag: 'NotWholeCents'; readonly amount: number }

/** Minor units in one major unit, for every accepted currency (Commerce §9). */
export const MINOR_UNIT_DIVISOR = 100

const unchecked = (cents: number, currency: Currency): Money =>
  ({ cents: cents === 0 ? 0 : cents, currency }) as Money

/** `cents` is a whole number of minor units; it may be negative (a discount). */
export const makeMoney = (cents: number, currency: Currency): E.Either<MoneyRefusal, Money> =>
  Number.isSafeInteger(cents) ? E.right(unchecked(cents, currency)) : E.left({ _tag: 'NotWholeCents', amount: cents })

export const zero = (currency: Currency): Money => unchecked(0, currency)
