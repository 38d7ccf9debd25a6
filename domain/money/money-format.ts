import { MINOR_UNIT_DIVISOR } from './money.ts'
import type { Money } from './money.ts'

const FRACTION_DIGITS = 2
const NO_BREAK_SPACE = '\u00A0'
const SWISS_GROUPING = '\u2019'

/** The amount in major units with a dot and two decimals, without currency: `49.90` (Commerce §1). */
export const toMajorUnits = (money: Money): string => {
  const cents = Math.abs(money.cents)
  const whole = Math.floor(cents / MINOR_UNIT_DIVISOR)
  const rest = String(cents % MINOR_UNIT_DIVISOR).padStart(FRACTION_DIGITS, '0')
  return `${money.cents < 0 ? '-' : ''}${whole}.${rest}`
}

const grouped = (amount: string): string => amount.replace(/\d(?=(?:\d{3}){1,6}\.)/g, `$&${SWISS_GROUPING}`)

/**
 * An amount as Swiss shops write it in all four languages: `CHF 1’234.50` (decision A35).
 * Not formatted by Intl: server and browser have different ICU tables, and a page must not change
 * its prices during hydration.
 */
export const formatMoney = (money: Money): string => `${money.currency}${NO_BREAK_SPACE}${grouped(toMajorUnits(money))}`
