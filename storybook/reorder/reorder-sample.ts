import type { ReorderOutcome } from '../../ui/reorder/reorder-reply.ts'

const biofinity = { title: 'Biofinity Toric Multifocal', path: '/p/1/biofinity' }
const successor = { title: 'MyDay Toric Multifocal', path: '/p/2/my-day' }
const long = {
  title: 'Mehrstärkentageskontaktlinsen mit Feuchtigkeitsspeicheroberfläche für Hornhautverkrümmung, Vorratspackung', path: '/p/3/lang',
}

/** Every difference that a reorder can have to the previous order. */
export const outcomes = {
  changed: {
    onward: '/checkout', cart: '/cart', notices: ['changed'], replaced: [{ from: biofinity, to: successor }],
    unavailable: [], successors: [],
  },
  gone: {
    onward: '/checkout', cart: '/cart', notices: ['not_reorderable', 'partly'], replaced: [],
    unavailable: [biofinity], successors: [successor],
  },
  partly: { onward: '/checkout', cart: '/cart', notices: ['partly'], replaced: [], unavailable: [], successors: [] },
  everything: {
    onward: '/checkout', cart: '/cart', notices: ['changed', 'not_reorderable', 'partly'],
    replaced: [{ from: long, to: successor }],
    unavailable: [biofinity, long], successors: [successor, long],
    coupon: { id: 'coupon.invalid_code', values: {} },
  },
  voucher: {
    onward: '/checkout', cart: '/cart', notices: [], replaced: [], unavailable: [], successors: [],
    coupon: { id: 'coupon.used_by_customer', values: {} },
  },
} as const satisfies { readonly [name: string]: ReorderOutcome }
