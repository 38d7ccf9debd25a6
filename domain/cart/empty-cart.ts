import { zero } from '../money/money.ts'
import type { Cart } from './cart.ts'
import { computeTotals } from './totals.ts'

/** A cart before the database has assigned its id. */
export type NewCart = Omit<Cart, 'id'>
type Start = Pick<Cart, 'token' | 'currency' | 'brandChannel' | 'priceChannel' | 'locale' | 'createdAt'>

export const emptyCart = (start: Start): NewCart => ({
  ...start,
  checkoutState: 'cart',
  lines: [],
  totals: computeTotals([], zero(start.currency), zero(start.currency)),
})
