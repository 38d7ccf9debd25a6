import type { Branded } from '../branded.ts'
import type { RequestDigest } from '../keyed-request.ts'
import type { OrderEvent } from './order.machine.ts'
import type { OrderStatus } from './order.ts'

/** Who did it: one of the shop's people by name, the shop by its clock, or the payment house by its word. */
export type Actor = { readonly kind: 'staff'; readonly name: string } | { readonly kind: 'shop' } | { readonly kind: 'payment_house' }

/** Names one thing that is asked for, so that asking again after a lost answer does it once. */
export type ChangeKey = Branded<string, 'ChangeKey'>

/** A key together with what it is used for. */
export type KeyedRequest = { readonly key: ChangeKey; readonly digest: RequestDigest }

export const CHANGE_EVENTS = [
  'money.came', 'order.given_up', 'order.cancelled', 'order.handed_over', 'order.accepted', 'packing.begun', 'order.packed',
  'parcel.sent', 'order.sent', 'rest.dropped', 'order.delivered', 'packs.returned', 'order.returned',
  'refund.asked', 'refund.done', 'refund.refused',
] as const satisfies readonly (OrderEvent['type'] | `refund.${string}`)[]
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** One thing that happened to an order: what, who, when. Kept as long as the order, and never changed. */
export type OrderChange = {
  readonly key: ChangeKey
  /** What the key was used for. */
  readonly digest?: RequestDigest
  readonly event: ChangeEvent
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: Actor
  /** ISO instant, UTC. */
  readonly at: string
  readonly note?: string
}
