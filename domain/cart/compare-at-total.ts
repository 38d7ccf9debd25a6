import { multiplyMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { CartLine } from './cart.ts'

type Priced = Pick<CartLine, 'originalUnitPrice' | 'quantity' | 'total' | 'isTrial'>

/** The price of a line at its regular price; absent if nothing is saved, and for a gift (decision A13). */
export const compareAtTotal = ({ originalUnitPrice, quantity, total, isTrial }: Priced): Money | undefined => {
  const regular = multiplyMoney(originalUnitPrice, quantity)
  return !isTrial && regular.cents > total.cents ? regular : undefined
}
