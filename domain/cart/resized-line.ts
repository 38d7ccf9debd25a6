import { multiplyMoney } from '../money/money-arithmetic.ts'
import type { Quantity } from '../quantity/quantity.ts'
import type { CartLine } from './cart.ts'

/** The total of a line is always its unit price times its quantity (Commerce §3). */
export const resizedLine = <Line extends Omit<CartLine, 'total' | 'position'>>(
  line: Line,
  quantity: Quantity,
): Line & Pick<CartLine, 'total'> => ({ ...line, quantity, total: multiplyMoney(line.unitPrice, quantity) })
