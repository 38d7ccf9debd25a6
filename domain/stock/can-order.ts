import * as E from '../either.ts'
import type { StopOrder } from './stock-refusal.ts'
import type { Stock } from './stock.ts'

/** The available packs: stock owed to earlier orders counts as none. */
export const availableStock = (stock: Stock): number => Math.max(stock.onHand, 0)

export const coversQuantity = (stock: Stock, quantity: number): boolean => quantity <= availableStock(stock)

/**
 * A stop order is sold until the stock is used up; otherwise any quantity can be ordered, with a longer delivery time (Commerce §5,
 * decision A18). The refusal contains the remaining quantity.
 */
export const canOrder = <Requested extends number>(
  stock: Stock,
  quantity: Requested,
): E.Either<StopOrder, Requested> =>
  stock.stopOrder && !coversQuantity(stock, quantity)
    ? E.left({ _tag: 'StopOrder', stock: availableStock(stock) })
    : E.right(quantity)
