import { setup } from 'xstate'

/** The events of an order. Preconditions such as amounts, quantities and permissions are checked before. */
export type OrderEvent =
  | { readonly type: 'payment.received' }
  /** Not paid in time. */
  | { readonly type: 'order.expired' }
  | { readonly type: 'order.cancelled' }
  /** Handed over to the warehouse. */
  | { readonly type: 'order.handed_over' }
  | { readonly type: 'order.accepted' }
  | { readonly type: 'packing.started' }
  | { readonly type: 'order.packed' }
  /** A parcel was shipped, and more is to follow. */
  | { readonly type: 'parcel.shipped' }
  /** The last parcel was shipped. */
  | { readonly type: 'order.shipped' }
  /** The remaining items were cancelled. */
  | { readonly type: 'remaining_items.cancelled' }
  | { readonly type: 'order.delivered' }
  /** Some packs were returned. */
  | { readonly type: 'items.returned' }
  /** The last shipped packs were returned. */
  | { readonly type: 'order.returned' }

const CANCELLABLE = { 'order.cancelled': 'cancelled' } as const
const SENT = { 'parcel.shipped': 'partly_shipped', 'order.shipped': 'shipped' } as const

/**
 * The life cycle of an order (Commerce §4). It is paid before it is accepted, or by invoice at any time until its end; it can be
 * cancelled until something is shipped, and returned in parts. A late payment restores an order that was cancelled for lack of one.
 * Packing steps may be skipped but never reversed.
 */
export const orderMachine = setup({
  types: { events: {} as OrderEvent },
}).createMachine({
  id: 'order',
  initial: 'payment_pending',
  states: {
    payment_pending: { on: { ...CANCELLABLE, 'payment.received': 'new', 'order.expired': 'cancelled' } },
    new: {
      on: { ...CANCELLABLE, 'payment.received': 'new', 'order.handed_over': 'fulfiller_ready', 'order.accepted': 'accepted' },
    },
    fulfiller_ready: { on: { ...CANCELLABLE, 'payment.received': 'fulfiller_ready', 'order.accepted': 'accepted' } },
    accepted: {
      on: { ...CANCELLABLE, ...SENT, 'payment.received': 'accepted', 'packing.started': 'open', 'order.packed': 'packed' },
    },
    open: { on: { ...CANCELLABLE, ...SENT, 'payment.received': 'open', 'order.packed': 'packed' } },
    packed: { on: { ...CANCELLABLE, ...SENT, 'payment.received': 'packed' } },
    partly_shipped: {
      on: {
        ...SENT, 'payment.received': 'partly_shipped', 'remaining_items.cancelled': 'shipped', 'items.returned': 'partly_shipped',
        'order.returned': 'returned',
      },
    },
    shipped: {
      on: { 'payment.received': 'shipped', 'order.delivered': 'delivered', 'items.returned': 'shipped', 'order.returned': 'returned' },
    },
    delivered: { on: { 'payment.received': 'delivered', 'items.returned': 'delivered', 'order.returned': 'returned' } },
    cancelled: { on: { 'payment.received': 'new' } },
    returned: { type: 'final' },
  },
})
