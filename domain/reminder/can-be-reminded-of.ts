import type { Order, OrderStatus } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import { wearsOut } from '../reorder/wears-out.ts'

/** The lenses of a cancelled or returned order are not in use; an unpaid order may still be delivered. */
const UNDONE: readonly OrderStatus[] = ['cart', 'cancelled', 'returned']

export const isUndone = ({ status }: Pick<Order, 'status'>): boolean => UNDONE.includes(status)

/** Whether the order has lenses that wear out and is not undone. */
export const canBeRemindedOf = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  !isUndone(order) && wearsOut({ lines: boughtLines(order.lines) })
