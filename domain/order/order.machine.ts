import { setup } from 'xstate'

/** What happens to an order. What it needs was compared before: amounts, packs, who may do it. */
export type OrderEvent =
  | { readonly type: 'money.came' }
  /** Nobody paid it in time. */
  | { readonly type: 'order.given_up' }
  | { readonly type: 'order.cancelled' }
  /** Given to whoever packs. */
  | { readonly type: 'order.handed_over' }
  | { readonly type: 'order.accepted' }
  | { readonly type: 'packing.begun' }
  | { readonly type: 'order.packed' }
  /** A parcel left, and more is to follow. */
  | { readonly type: 'parcel.sent' }
  /** The last of it left. */
  | { readonly type: 'order.sent' }
  /** What did not leave yet is not to leave any more. */
  | { readonly type: 'rest.dropped' }
  | { readonly type: 'order.delivered' }
  /** Some packs came back. */
  | { readonly type: 'packs.returned' }
  /** The last of what left came back. */
  | { readonly type: 'order.returned' }

const CANCELLABLE = { 'order.cancelled': 'cancelled' } as const
const SENT = { 'parcel.sent': 'partly_shipped', 'order.sent': 'shipped' } as const

/**
 * An order from its placing to its end (Commerce §4). It is paid before it is accepted, or by invoice at any time until its end; it can
 * be cancelled until something left, and comes back in parts. Money that comes late brings back what was given up. Whoever
 * packs may leave steps out, never turn one round.
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
