import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { carrierOf, type Carrier } from '../delivery/carrier.ts'
import { omitUndefined } from '../omit-undefined.ts'
import { movedBy, type Moved } from './moved-order.ts'
import type { MalformedTracking, QuantityNotAvailable, WrongOrderStatus } from './order-refusal.ts'
import type { Order } from './order.ts'
import { addQuantities, missingQuantity, quantitiesToShip } from './line-quantities.ts'
import type { LineQuantity, Parcel } from './parcel.ts'

/** A parcel that leaves: all that is still to be sent, unless packs are named. */
export type Sending = { readonly carrier?: Carrier; readonly tracking?: string; readonly packs?: readonly LineQuantity[] }

export type SendRefusal = WrongOrderStatus | QuantityNotAvailable | MalformedTracking

const TRACKING = /^(https:\/\/[^\s]{4,200}|[\w.-]{4,60})$/

/** The order of which a parcel left; `now` is an ISO instant. */
export const sendParcel = (order: Order, sending: Sending, now: string): E.Either<SendRefusal, Moved & { readonly parcel: Parcel }> => {
  const left = quantitiesToShip(order)
  const { tracking, carrier = carrierOf(order.shippingMethod), packs = left } = sending
  if (tracking !== undefined && !TRACKING.test(tracking)) return E.left({ _tag: 'MalformedTracking' })
  const missing = missingQuantity(packs, left)
  if (missing !== undefined) return notThere(order, missing)
  const parcel: Parcel = { carrier, ...omitUndefined({ tracking }), sentAt: now, packs: addQuantities(order, packs) }
  const parcels = [...(order.parcels ?? []), parcel]
  const isLast = quantitiesToShip({ ...order, parcels }).length === 0
  return pipe(
    movedBy(order, isLast ? 'order.sent' : 'parcel.sent', { parcels, ...omitUndefined({ tracking }) }),
    E.map((moved) => ({ ...moved, parcel })),
  )
}

/** An order of which nothing can leave says so before its packs are counted. */
const notThere = (order: Order, { lineId, quantity: left }: LineQuantity): E.Either<SendRefusal, never> =>
  pipe(movedBy(order, 'parcel.sent'), E.flatMap(() => E.left<SendRefusal, never>({ _tag: 'QuantityNotAvailable', lineId, left })))
