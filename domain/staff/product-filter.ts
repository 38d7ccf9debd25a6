import { SMALL_STOCK } from '../stock/stock-level.ts'

/** Of which something lies there no more, only little, or that no shopper sees. */
export const STOCK_STATES = ['out', 'low', 'hidden'] as const
export type StockState = (typeof STOCK_STATES)[number]

export const isStockState = (text: string): text is StockState => (STOCK_STATES as readonly string[]).includes(text)

/** Which goods the shop's people look for; what is not named is not asked. */
export type ProductFilter = {
  readonly state?: StockState
  /** The number of a product, or a part of its title in any language and any letters. */
  readonly text?: string
}

/** How many packs an article with little has at most, and at least. */
export const LOW_STOCK = { from: 1, to: SMALL_STOCK } as const
