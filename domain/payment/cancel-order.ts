import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { movedBy, type Moved } from '../order/moved-order.ts'
import type { WrongOrderStatus } from '../order/order-refusal.ts'
import type { Order } from '../order/order.ts'
import { expired } from './expired.ts'
import type { Payment } from './payment.ts'

/** An order that the shop's people cancel before something of it left. Money that still comes goes back, and so does what came. */
export const cancelOrder = (
  order: Order, payments: readonly Payment[],
): E.Either<WrongOrderStatus, Moved & { readonly payments: readonly Payment[] }> =>
  pipe(movedBy(order, 'order.cancelled', { cancelledBy: 'shop' }), E.map((moved) => ({ ...moved, payments: payments.map(expired) })))
