import * as E from '../either.ts'
import type { Currency } from './currency.ts'
import { makeMoney, zero } from './money.ts'
import type { Money } from './money.ts'

/** Mixed currencies or a fractional amount in a sum are a programming error, never caused by a shopper. */
const exactly = (cents: number, currency: Currency): Money => {
  const money = makeMoney(cents, currency)
  if (E.isLeft(money)) throw new Error(`Not whole cents: ${money.left.amount}`)
  return money.right
}

const sameCurrency = (one: Money, other: Money): Currency => {
  if (one.currency !== other.currency) throw new Error(`Cannot mix ${one.currency} and ${other.currency}`)
  return one.currency
}

export const addMoney = (one: Money, other: Money): Money => exactly(one.cents + other.cents, sameCurrency(one, other))

export const subtractMoney = (one: Money, other: Money): Money =>
  exactly(one.cents - other.cents, sameCurrency(one, other))

/** `times` is a whole number of packs, never a rate; a rate needs its own rounding rule. */
export const multiplyMoney = (money: Money, times: number): Money => {
  if (!Number.isSafeInteger(times)) throw new Error(`Not a whole number of times: ${times}`)
  return exactly(money.cents * times, money.currency)
}

export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, zero(currency))

export const isPositive = (money: Money): boolean => money.cents > 0
