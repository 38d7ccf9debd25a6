import * as E from 'fp-ts/lib/Either.js'
import type { Stock } from '../stock/stock.ts'
import type { InvalidStockQuantity } from './staff-refusal.ts'

/** Why what lies on the shelf is not what the shop thought. */
export const STOCK_REASONS = ['delivery', 'count', 'damage', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** So many more or fewer than there are (`by`), or as many as were counted (`to`). */
export const STOCK_CHANGE_KINDS = ['by', 'to'] as const
export type StockInput = {
  readonly way: (typeof STOCK_CHANGE_KINDS)[number]
  readonly packs: number
  readonly stopOrder: boolean
}

/** More lie on no shelf. */
const MOST = 1_000_000

/** What is on hand after a change. Nobody counts fewer than none; what is owed to orders stays owed when some come. */
export const changedStock = (before: Stock, { way, packs, stopOrder }: StockInput): E.Either<InvalidStockQuantity, Stock> => {
  const onHand = way === 'by' ? before.onHand + packs : packs
  const isPossible = [before.onHand, packs, onHand].every((one) => Number.isInteger(one) && Math.abs(one) <= MOST)
  return isPossible && (way === 'by' || packs >= 0) ? E.right({ onHand, stopOrder }) : E.left({ _tag: 'InvalidStockQuantity' })
}
