import * as E from '../either.ts'
import type { Currency } from '../money/currency.ts'
import { makeMoney, type Money } from '../money/money.ts'

/** An amount of a price list as money. Price lists contain whole cents; anything else is a defect of the list, so it throws. */
export const priceAmount = (cents: number, currency: Currency): Money => {
  const amount = makeMoney(cents, currency)
  if (E.isLeft(amount)) throw new RangeError(`A price is not in whole cents: ${cents}`)
  return amount.right
}
