import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { applyOrderEvent, type OrderTransition } from '../order/order-transition.ts'
import type { WrongOrderStatus } from '../order/order-refusal.ts'
import type { Order } from '../order/order.ts'
import { expired } from './expired.ts'
import type { Payment } from './payment.ts'

/** An order cancelled by staff before anything was shipped. Payments received before or afterwards are refunded. */
export const cancelOrder = (
  order: Order, payments: readonly Payment[],
): E.Either<WrongOrderStatus, OrderTransition & { readonly payments: readonly Payment[] }> =>
  pipe(
    applyOrderEvent(order, 'order.cancelled', { cancelledBy: 'shop' }), E.map((moved) => ({ ...moved, payments: payments.map(expired) })),
  )
