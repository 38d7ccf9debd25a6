import type { Money } from '../money/money.ts'
import type { Discount } from './coupon.ts'

/** The discount in cents on items of so many cents, before any limit: percent rounded half up (decision A11). */
export const takenOff = (discount: Discount, cents: number): number => {
  switch (discount._tag) {
    case 'Percent': return Math.floor((2 * cents * discount.percent + 100) / 200)
    case 'Fixed': return discount.amount.cents
  }
}

/** The amounts of a discount; they only count in their own currency. */
export const amountsIn = (discount: Discount): readonly Money[] => {
  switch (discount._tag) {
    case 'Percent': return []
    case 'Fixed': return [discount.amount]
  }
}
