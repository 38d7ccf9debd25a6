import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { pointsFor } from '../loyalty/bonus-points.ts'
import { itemsValue } from './items-value.ts'
import { retainedValue } from './retained-value.ts'
import { applyOrderEvent, type OrderTransition } from './order-transition.ts'
import type { QuantityNotAvailable, WrongOrderStatus } from './order-refusal.ts'
import type { Order } from './order.ts'
import { addQuantities, missingQuantity, quantitiesWithCustomer, quantitiesToShip } from './line-quantities.ts'
import type { LineQuantity } from './parcel.ts'

/** Returned and cancelled items are not charged and earn no points; a guest's order has none. */
const withReversedValue = (before: Order): Order => {
  const order = { ...before, reversed: itemsValue(before, addQuantities(before, before.returned, before.cancelledItems)) }
  return order.bonusPoints === undefined ? order : { ...order, bonusPoints: pointsFor({ totals: { itemsTotal: retainedValue(order) } }) }
}

/** The order after a return; when nothing remains with the customer or to be shipped, it is returned. */
export const recordReturn = (
  order: Order, packs: readonly LineQuantity[]
): E.Either<WrongOrderStatus | QuantityNotAvailable, OrderTransition> =>
  pipe(
    applyOrderEvent(order, 'items.returned'),
    E.flatMap((): E.Either<WrongOrderStatus | QuantityNotAvailable, OrderTransition> => {
      const missing = missingQuantity(packs, quantitiesWithCustomer(order))
      if (missing !== undefined) return E.left({ _tag: 'QuantityNotAvailable', lineId: missing.lineId, left: missing.quantity })
      const updated = withReversedValue({ ...order, returned: addQuantities(order, order.returned, packs) })
      const isAll = quantitiesWithCustomer(updated).length === 0 && quantitiesToShip(updated).length === 0
      return applyOrderEvent(updated, isAll ? 'order.returned' : 'items.returned')
    }),
  )

/** The order after the remaining items are cancelled; when all shipped items were returned before, it is returned. */
export const cancelRemainingItems = (order: Order): E.Either<WrongOrderStatus, OrderTransition & {
  readonly packs: readonly LineQuantity[],
}> => {
  const packs = quantitiesToShip(order)
  const updated = withReversedValue({ ...order, cancelledItems: addQuantities(order, order.cancelledItems, packs) })
  return pipe(
    applyOrderEvent(order, 'remaining_items.cancelled'),
    E.flatMap(() =>
      applyOrderEvent(updated, quantitiesWithCustomer(updated).length === 0 ? 'order.returned' : 'remaining_items.cancelled')),
    E.map((moved) => ({ ...moved, packs })),
  )
}
