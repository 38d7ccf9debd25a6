import { subtractMoney } from '../money/money-arithmetic.ts'
import type { Money } from '../money/money.ts'
import type { Order } from './order.ts'

/** What was asked for the goods the customer keeps: points are earned for nothing else (Commerce §3). */
export const retainedValue = ({ totals: { itemsTotal }, undone }: Pick<Order, 'totals' | 'undone'>): Money =>
  undone === undefined ? itemsTotal : subtractMoney(itemsTotal, undone)
