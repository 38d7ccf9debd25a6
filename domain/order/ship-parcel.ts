import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { carrierOf, type Carrier } from '../delivery/carrier.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { applyOrderEvent, type OrderTransition } from './order-transition.ts'
import type { MalformedTracking, QuantityNotAvailable, WrongOrderStatus } from './order-refusal.ts'
import type { Order } from './order.ts'
import { addQuantities, missingQuantity, quantitiesToShip } from './line-quantities.ts'
import type { LineQuantity, Parcel } from './parcel.ts'

/** A parcel to be shipped: all remaining items unless packs are named. */
export type ShipmentInput = { readonly carrier?: Carrier; readonly tracking?: string; readonly packs?: readonly LineQuantity[] }

export type ShipmentRefusal = WrongOrderStatus | QuantityNotAvailable | MalformedTracking

const TRACKING = /^(https:\/\/[^\s]{4,200}|[\w.-]{4,60})$/

/** The order after shipping a parcel; `now` is an ISO instant. */
export const addParcel = (
  order: Order, shipment: ShipmentInput, now: string
): E.Either<ShipmentRefusal, OrderTransition & { readonly parcel: Parcel }> => {
  const left = quantitiesToShip(order)
  const { tracking, carrier = carrierOf(order.shippingMethod), packs = left } = shipment
  if (tracking !== undefined && !TRACKING.test(tracking)) return E.left({ _tag: 'MalformedTracking' })
  const missing = missingQuantity(packs, left)
  if (missing !== undefined) return unavailable(order, missing)
  const parcel: Parcel = { carrier, ...omitUndefined({ tracking }), sentAt: now, packs: addQuantities(order, packs) }
  const parcels = [...(order.parcels ?? []), parcel]
  const isLast = quantitiesToShip({ ...order, parcels }).length === 0
  return pipe(
    applyOrderEvent(order, isLast ? 'order.shipped' : 'parcel.shipped', { parcels, ...omitUndefined({ tracking }) }),
    E.map((moved) => ({ ...moved, parcel })),
  )
}

/** The order status is checked before the quantities. */
const unavailable = (order: Order, { lineId, quantity: left }: LineQuantity): E.Either<ShipmentRefusal, never> =>
  pipe(
    applyOrderEvent(order, 'parcel.shipped'),
    E.flatMap(() => E.left<ShipmentRefusal, never>({ _tag: 'QuantityNotAvailable', lineId, left })),
  )
