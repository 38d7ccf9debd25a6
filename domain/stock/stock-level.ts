import { coversQuantity } from './can-order.ts'
import type { Stock } from './stock.ts'

/** From 11 packs on the badge says "more than ten" (Commerce §9). */
export const STOCK_THRESHOLD = 10
/** The largest stock that counts as small (decision A19). */
export const SMALL_STOCK = 3

export const STOCK_LEVELS = ['small', 'medium', 'large', 'none', 'stop-order'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** The stock level; stop-order only if the remaining stock does not cover the quantity (Commerce §4, decision A19). */
export const stockLevel = (stock: Stock, quantity: number): StockLevel => {
  if (stock.stopOrder && !coversQuantity(stock, quantity)) return 'stop-order'
  if (stock.onHand <= 0) return 'none'
  if (stock.onHand <= SMALL_STOCK) return 'small'
  return stock.onHand <= STOCK_THRESHOLD ? 'medium' : 'large'
}
