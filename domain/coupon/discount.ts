import type { Money } from '../money/money.ts'
import type { Discount } from './coupon.ts'

/** Cents a discount takes off goods of so many cents, if they are worth as much: percent rounded half up (decision A11). */
export const takenOff = (discount: Discount, goods: number): number => {
  switch (discount._tag) {
    case 'Percent': return Math.floor((2 * goods * discount.percent + 100) / 200)
    case 'Fixed': return discount.amount.cents
  }
}

/** The amounts a discount speaks of: where another currency is paid they mean nothing. */
export const amountsIn = (discount: Discount): readonly Money[] => {
  switch (discount._tag) {
    case 'Percent': return []
    case 'Fixed': return [discount.amount]
  }
}
