import { subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Order } from './order.ts'

/** The price of the items the customer keeps, the basis of bonus points (Commerce §3). */
export const retainedValue = ({ totals: { itemsTotal }, reversed }: Pick<Order, 'totals' | 'reversed'>): Money =>
  reversed === undefined ? itemsTotal : subtractMoney(itemsTotal, reversed)
