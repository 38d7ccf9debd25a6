import { multiplyMoney, sumMoney } from '../money/money-arithmetic.ts'
import type { Currency } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import type { CartLine } from './cart.ts'

export type WebsiteLine = Pick<CartLine, 'websiteUnitPrice' | 'quantity'>

/** The total of the items at website prices (Commerce §3). */
export const websiteTotal = (lines: readonly WebsiteLine[], currency: Currency): Money =>
  sumMoney(lines.map((line) => multiplyMoney(line.websiteUnitPrice, line.quantity)), currency)
