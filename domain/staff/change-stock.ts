import * as E from 'fp-ts/lib/Either.js'
import type { Stock } from '../stock/stock.ts'
import type { InvalidStockQuantity } from './staff-refusal.ts'

/** Why the stock is corrected. */
export const STOCK_REASONS = ['delivery', 'count', 'damage', 'correction'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** A difference (`by`), or a counted quantity (`to`). */
export const STOCK_CHANGE_KINDS = ['by', 'to'] as const
export type StockInput = {
  readonly kind: (typeof STOCK_CHANGE_KINDS)[number]
  readonly packs: number
  readonly stopOrder: boolean
}

/** An upper bound for typing errors. */
const MAX_STOCK = 1_000_000

/** The stock after a change. A count cannot be negative; units owed to orders stay owed after a delivery. */
export const changedStock = (before: Stock, { kind, packs, stopOrder }: StockInput): E.Either<InvalidStockQuantity, Stock> => {
  const onHand = kind === 'by' ? before.onHand + packs : packs
  const isPossible = [before.onHand, packs, onHand].every((quantity) => Number.isInteger(quantity) && Math.abs(quantity) <= MAX_STOCK)
  return isPossible && (kind === 'by' || packs >= 0) ? E.right({ onHand, stopOrder }) : E.left({ _tag: 'InvalidStockQuantity' })
}
