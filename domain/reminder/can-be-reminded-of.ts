import type { Order, OrderStatus } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import { wearsOut } from '../reorder/wears-out.ts'

/** Of an order that was cancelled or sent back nobody has lenses; one that is not paid yet may still become one. */
const GONE: readonly OrderStatus[] = ['cart', 'cancelled', 'returned']

export const isGone = ({ status }: Pick<Order, 'status'>): boolean => GONE.includes(status)

/** Lenses were bought that somebody has, or will have. */
export const canBeRemindedOf = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  !isGone(order) && wearsOut({ lines: boughtLines(order.lines) })
