import { setup } from 'xstate'

/** The events of an order. Preconditions such as amounts, quantities and permissions are checked before. */
export type OrderEvent =
  | { readonly type: 'money.came' }
  /** Not paid in time. */
  | { readonly type: 'order.given_up' }
  | { readonly type: 'order.cancelled' }
  /** Handed over to the warehouse. */
  | { readonly type: 'order.handed_over' }
  | { readonly type: 'order.accepted' }
  | { readonly type: 'packing.begun' }
  | { readonly type: 'order.packed' }
  /** A parcel was shipped, and more is to follow. */
  | { readonly type: 'parcel.sent' }
  /** The last parcel was shipped. */
  | { readonly type: 'order.sent' }
  /** The remaining items were cancelled. */
  | { readonly type: 'rest.dropped' }
  | { readonly type: 'order.delivered' }
  /** Some packs were returned. */
  | { readonly type: 'packs.returned' }
  /** The last shipped packs were returned. */
  | { readonly type: 'order.returned' }

const CANCELLABLE = { 'order.cancelled': 'cancelled' } as const
const SENT = { 'parcel.sent': 'partly_shipped', 'order.sent': 'shipped' } as const

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
    payment_pending: { on: { ...CANCELLABLE, 'money.came': 'new', 'order.given_up': 'cancelled' } },
    new: {
      on: { ...CANCELLABLE, 'money.came': 'new', 'order.handed_over': 'fulfiller_ready', 'order.accepted': 'accepted' },
    },
    fulfiller_ready: { on: { ...CANCELLABLE, 'money.came': 'fulfiller_ready', 'order.accepted': 'accepted' } },
    accepted: {
      on: { ...CANCELLABLE, ...SENT, 'money.came': 'accepted', 'packing.begun': 'open', 'order.packed': 'packed' },
    },
    open: { on: { ...CANCELLABLE, ...SENT, 'money.came': 'open', 'order.packed': 'packed' } },
    packed: { on: { ...CANCELLABLE, ...SENT, 'money.came': 'packed' } },
    partly_shipped: {
      on: {
        ...SENT, 'money.came': 'partly_shipped', 'rest.dropped': 'shipped', 'packs.returned': 'partly_shipped',
        'order.returned': 'returned',
      },
    },
    shipped: {
      on: { 'money.came': 'shipped', 'order.delivered': 'delivered', 'packs.returned': 'shipped', 'order.returned': 'returned' },
    },
    delivered: { on: { 'money.came': 'delivered', 'packs.returned': 'delivered', 'order.returned': 'returned' } },
    cancelled: { on: { 'money.came': 'new' } },
    returned: { type: 'final' },
  },
})
