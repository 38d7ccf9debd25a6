import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { PriceFields } from './pricing.ts'

const neverBelowZero = (money: Money): Money => (isPositive(money) ? money : zero(money.currency))

/** Rounded half up with integers only: (2 × 100 × part + whole) / (2 × whole), truncated. */
const wholePercent = (part: Money, whole: Money): number =>
  isPositive(whole) ? Math.floor((200 * part.cents + whole.cents) / (2 * whole.cents)) : 0

/** The six amounts of a price: savings in cents and never below zero, percent of the website price (Commerce §3, decision A13). */
export const priceFields = (original: Money, current: Money, website: Money): PriceFields => {
  const savingsFromWebsite = neverBelowZero(subtractMoney(website, current))
  return {
    original,
    current,
    website,
    savingsFromRegular: neverBelowZero(subtractMoney(original, current)),
    savingsFromWebsite,
    savingsFromWebsitePercent: wholePercent(savingsFromWebsite, website),
  }
}
