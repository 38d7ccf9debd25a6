import { SMALL_STOCK } from '../stock/stock-level.ts'

/** Out of stock, low on stock, or hidden from shoppers. */
export const STOCK_STATES = ['out', 'low', 'hidden'] as const
export type StockState = (typeof STOCK_STATES)[number]

export const isStockState = (text: string): text is StockState => (STOCK_STATES as readonly string[]).includes(text)

/** A filter for products in the back office; an absent field does not filter. */
export type ProductFilter = {
  readonly state?: StockState
  /** The number of a product, or part of its title in any language, case-insensitive. */
  readonly text?: string
}

/** The range of a low stock, in packs. */
export const LOW_STOCK = { from: 1, to: SMALL_STOCK } as const
