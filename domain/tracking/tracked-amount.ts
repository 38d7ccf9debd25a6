import type { Currency } from '../money/currency.ts'
import { MINOR_UNIT_DIVISOR } from '../money/money.ts'
import type { Money } from '../money/money.ts'

/** An amount in major units with its currency, as in tracking events: 4990 cents are 49.9 (Commerce §9). */
export const toTrackedAmount = ({ cents, currency }: Money): { readonly amount: number; readonly currency: Currency } =>
  ({ amount: cents / MINOR_UNIT_DIVISOR, currency })
