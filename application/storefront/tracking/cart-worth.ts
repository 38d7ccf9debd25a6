import type { Cart } from '../../../domain/cart/cart.ts'
import { toTrackedAmount } from '../../../domain/tracking/tracked-amount.ts'

/** The value of a cart and whether it is a reorder (decision A27), without its items. */
export const cartWorth = ({ totals, reorderOf }: Cart) => {
  const { amount, currency } = toTrackedAmount(totals.total)
  return { value: amount, currency, ...(reorderOf === undefined ? {} : { is_reorder: true }) }
}
