import type { CartData } from '../../ui/cart/cart-data.ts'
import type { LineData } from '../../ui/cart/line-data.ts'
import { chf, productId } from '../listing/listed-sample.ts'

type Group = CartData['groups'][number]

export const RIGHT: LineData = {
  id: 'right',
  eye: 'right',
  values: [{ key: 'sphere', text: '-3.25' }, { key: 'radius', text: '8.6' }, { key: 'diameter', text: '14.0' }],
  quantity: 1,
  unitPrice: chf(3890),
  total: chf(3890),
  isGift: false,
}

export const LEFT: LineData = { ...RIGHT, id: 'left', eye: 'left', quantity: 2, total: chf(7780) }

/** Every parameter that a box can have. */
export const EVERY_VALUE: LineData = {
  ...RIGHT,
  id: 'every-value',
  values: [
    { key: 'sphere', text: '-12.25' }, { key: 'cylinder', text: '-2.75' }, { key: 'axis', text: '180' },
    { key: 'radius', text: '8.7' }, { key: 'diameter', text: '14.5' }, { key: 'add', text: '+2.50' },
    { key: 'dominance', text: 'D' }, { key: 'color', text: 'Sterling Gray' },
  ],
}

export const WITHOUT_VALUES: LineData = {
  id: 'without-values', values: [], quantity: 1, unitPrice: chf(2490), total: chf(2490), isGift: false,
}

export const GIFT: LineData = { ...WITHOUT_VALUES, id: 'gift', unitPrice: chf(0), total: chf(0), isGift: true }

export const LENSES: Group = {
  productId: productId(1098),
  title: 'Biofinity',
  brand: 'Biofinity',
  to: '/p/1098/biofinity-6-linsen',
  pack: '6-Pack',
  image: 'p/1098/front',
  maximum: 20,
  lines: [RIGHT, LEFT],
}

export const CARE: Group = {
  productId: productId(1185),
  title: 'Opti-Free PureMoist',
  brand: 'Opti-Free',
  to: '/p/1185/opti-free-puremoist',
  image: 'p/1185/front',
  pack: '2 × 300 ml',
  maximum: 20,
  lines: [WITHOUT_VALUES],
}

export const LONG_WORDS: Group = {
  ...LENSES,
  productId: productId(1076),
  title: 'Monatslinsen mit ausserordentlich langem Namen für Hornhautverkrümmungsausgleichskontaktlinsen, Testpackung',
  brand: 'Kontaktlinsenpflegemittelherstellungsgesellschaft',
  lines: [{ ...EVERY_VALUE, quantity: 20, total: chf(123_456_790) }],
}

export const CART: CartData = {
  groups: [LENSES, CARE],
  units: 4,
  totals: { subtotal: chf(14_160), shipping: { _tag: 'Later' }, total: chf(14_160) },
  freeShipping: { missing: chf(840), reached: 14_160, threshold: 15_000 },
  codes: { takesCoupons: true },
}
