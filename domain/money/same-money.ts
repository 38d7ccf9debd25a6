import type { Money } from './money.ts'

/** The same amount of the same currency. */
export const sameMoney = (one: Money, other: Money): boolean =>
  one.cents === other.cents && one.currency === other.currency
