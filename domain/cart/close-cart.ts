import { zero } from '../money/money.ts'
import type { Cart } from './cart.ts'
import { itemsOnly } from './items-only.ts'
import { computeTotals } from './totals.ts'

/** A cart whose goods went into another one: empty, nobody's, and never changed again (decision A28). */
export const closeCart = (cart: Cart): Cart => ({
  ...itemsOnly(cart),
  lines: [],
  totals: computeTotals([], zero(cart.currency), zero(cart.currency)),
  checkoutState: 'completed',
})
