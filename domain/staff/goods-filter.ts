import { SMALL_STOCK } from '../stock/stock-level.ts'

/** Of which something lies there no more, only little, or that no shopper sees. */
export const SHELF_STATES = ['out', 'low', 'hidden'] as const
export type ShelfState = (typeof SHELF_STATES)[number]

export const isShelfState = (text: string): text is ShelfState => (SHELF_STATES as readonly string[]).includes(text)

/** Which goods the shop's people look for; what is not named is not asked. */
export type GoodsFilter = {
  readonly state?: ShelfState
  /** The number of a product, or a part of its title in any language and any letters. */
  readonly text?: string
}

/** How many packs an article with little has at most, and at least. */
export const LOW_STOCK = { from: 1, to: SMALL_STOCK } as const
