import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { pointsFor } from '../loyalty/bonus-points.ts'
import { itemsValue } from './items-value.ts'
import { retainedValue } from './retained-value.ts'
import { movedBy, type Moved } from './moved-order.ts'
import type { QuantityNotAvailable, WrongOrderStatus } from './order-refusal.ts'
import type { Order } from './order.ts'
import { addQuantities, missingQuantity, quantitiesWithCustomer, quantitiesToShip } from './line-quantities.ts'
import type { LineQuantity } from './parcel.ts'

/** What the customer does not keep is neither owed nor earns points; a guest's order bears none. */
const withoutUndone = (before: Order): Order => {
  const order = { ...before, undone: itemsValue(before, addQuantities(before, before.returned, before.dropped)) }
  return order.bonusPoints === undefined ? order : { ...order, bonusPoints: pointsFor({ totals: { itemsTotal: retainedValue(order) } }) }
}

/** The order of which packs came back: all it still had are its end. */
export const takeBack = (order: Order, packs: readonly LineQuantity[]): E.Either<WrongOrderStatus | QuantityNotAvailable, Moved> =>
  pipe(
    movedBy(order, 'packs.returned'),
    E.flatMap((): E.Either<WrongOrderStatus | QuantityNotAvailable, Moved> => {
      const missing = missingQuantity(packs, quantitiesWithCustomer(order))
      if (missing !== undefined) return E.left({ _tag: 'QuantityNotAvailable', lineId: missing.lineId, left: missing.quantity })
      const back = withoutUndone({ ...order, returned: addQuantities(order, order.returned, packs) })
      const isAll = quantitiesWithCustomer(back).length === 0 && quantitiesToShip(back).length === 0
      return movedBy(back, isAll ? 'order.returned' : 'packs.returned')
    }),
  )

/** The order whose rest is not to leave any more; where all that left came back, nothing is left of it. */
export const cancelRemainingItems = (order: Order): E.Either<WrongOrderStatus, Moved & { readonly packs: readonly LineQuantity[] }> => {
  const packs = quantitiesToShip(order)
  const without = withoutUndone({ ...order, dropped: addQuantities(order, order.dropped, packs) })
  return pipe(
    movedBy(order, 'rest.dropped'),
    E.flatMap(() => movedBy(without, quantitiesWithCustomer(without).length === 0 ? 'order.returned' : 'rest.dropped')),
    E.map((moved) => ({ ...moved, packs })),
  )
}
