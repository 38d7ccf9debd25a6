import * as E from 'fp-ts/lib/Either.js'
import type { StopOrder } from './stock-refusal.ts'
import type { Stock } from './stock.ts'

/** How many packs are really there: what is owed to earlier orders is none. */
export const availableStock = (stock: Stock): number => Math.max(stock.onHand, 0)

export const coversQuantity = (stock: Stock, quantity: number): boolean => quantity <= availableStock(stock)

/**
 * A stop order is sold down to its stock and no further; without a stop order any quantity can be had, it just takes
 * longer (Commerce §5, decision A18). The refusal carries how many are left.
 */
export const canOrder = <Asked extends number>(
  stock: Stock,
  quantity: Asked,
): E.Either<StopOrder, Asked> =>
  stock.stopOrder && !coversQuantity(stock, quantity)
    ? E.left({ _tag: 'StopOrder', stock: availableStock(stock) })
    : E.right(quantity)
