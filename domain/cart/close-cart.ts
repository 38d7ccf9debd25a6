import { zero } from '../money/money.ts'
import type { Cart } from './cart.ts'
import { itemsOnly } from './items-only.ts'
import { computeTotals } from './totals.ts'

/** A cart whose items were merged into another one: empty, without personal data, completed (decision A28). */
export const closeCart = (cart: Cart): Cart => ({
  ...itemsOnly(cart),
  lines: [],
  totals: computeTotals([], zero(cart.currency), zero(cart.currency)),
  checkoutState: 'completed',
})
