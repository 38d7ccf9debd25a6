import { multiplyMoney } from '../money/money-arithmetic.ts'
import type { Quantity } from '../quantity/quantity.ts'
import type { CartLine } from './cart.ts'

/** A line holds its unit price times its quantity, always (Commerce §3). */
export const resizedLine = <Line extends Omit<CartLine, 'total' | 'position'>>(
  line: Line,
  quantity: Quantity,
): Line & Pick<CartLine, 'total'> => ({ ...line, quantity, total: multiplyMoney(line.unitPrice, quantity) })
