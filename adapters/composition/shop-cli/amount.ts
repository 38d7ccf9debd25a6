import { toMajorUnits } from '../../../domain/money/money-format.ts'
import type { Money } from '../../../domain/money/money.ts'

/** `CHF 1234.50`: without the grouping and the special spaces of a locale, so that scripts can read it. */
export const amount = (money: Money): string => `${money.currency} ${toMajorUnits(money)}`
