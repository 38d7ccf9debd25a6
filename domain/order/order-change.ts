import type { Branded } from '../branded.ts'
import type { RequestDigest } from '../keyed-request.ts'
import type { OrderEvent } from './order.machine.ts'
import type { OrderStatus } from './order.ts'

/** The actor of a change: a staff member by name, the shop's own jobs, or the payment provider. */
export type Actor = { readonly kind: 'staff'; readonly name: string } | { readonly kind: 'shop' } | { readonly kind: 'payment_provider' }

/** Identifies one change, so that a retry after a lost response is applied once. */
export type ChangeKey = Branded<string, 'ChangeKey'>

/** A key with the digest of its request. */
export type KeyedRequest = { readonly key: ChangeKey; readonly digest: RequestDigest }

export const CHANGE_EVENTS = [
  'payment.received', 'order.expired', 'order.cancelled', 'order.handed_over', 'order.accepted', 'packing.started', 'order.packed',
  'parcel.shipped', 'order.shipped', 'remaining_items.cancelled', 'order.delivered', 'items.returned', 'order.returned',
  'refund.requested', 'refund.paid', 'refund.refused',
] as const satisfies readonly (OrderEvent['type'] | `refund.${string}`)[]
export type ChangeEvent = (typeof CHANGE_EVENTS)[number]

/** One event of an order: what, who, when. Stored as long as the order, and never changed. */
export type OrderChange = {
  readonly key: ChangeKey
  /** The digest of the request. */
  readonly digest?: RequestDigest
  readonly event: ChangeEvent
  readonly from: OrderStatus
  readonly to: OrderStatus
  readonly by: Actor
  /** ISO instant, UTC. */
  readonly at: string
  readonly note?: string
}
