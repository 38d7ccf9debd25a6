import * as E from 'fp-ts/lib/Either.js'
import { ForeseeReorder } from '../../application/storefront/reorder/foresee-reorder.ts'
import type { Order } from '../../domain/order/order.ts'
import { isRepeatable } from '../../domain/reorder/is-repeatable.ts'
import type { Injector } from '../binding/injector.ts'
import type { OrderAgain } from './order-again.ts'

/** When the same will be needed, if there are lenses that wear out, and the token to order it by; undefined where it cannot be ordered again. */
export const loadOrderAgain = async (injector: Injector, order: Order): Promise<OrderAgain | undefined> => {
  if (!isRepeatable(order)) return undefined
  if (!order.lines.some(({ category }) => category === 'lens')) return { token: order.token }
  const foreseen = await injector.get(ForeseeReorder)(order)()
  return { token: order.token, ...(E.isRight(foreseen) ? foreseen.right : {}) }
}
