import type { Cart } from '../../../domain/cart/cart.ts'
import { toTrackedAmount } from '../../../domain/tracking/tracked-amount.ts'

/** What a cart is worth and whether it is a reorder (decision A27), and nothing of what lies in it. */
export const cartWorth = ({ totals, reorderOf }: Cart) => {
  const { amount, currency } = toTrackedAmount(totals.total)
  return { value: amount, currency, ...(reorderOf === undefined ? {} : { is_reorder: true }) }
}
