const CHECKOUT_CHILDREN: ReadonlyMap<string, string> = new Map([
  ['Address', 'address'], ['Billing', 'billing'], ['Customer', 'customer'], ['Payment', 'payment'], ['Shipping', 'shipping'],
  ['ThankYou', 'thank-you'],
])

/** Paths of former shops and their current pages (Account §2.2, decision A13). Unknown ones lead home. */
const MOVED: ReadonlyMap<string, string> = new Map([
  ...['Home', 'DummyLoader', 'Page', 'Product', 'Category'].map((name) => [`/${name}`, '/'] as const),
  ['/FileDownload', '/download'],
  ['/Reorder', '/my-account/history'],
  ['/Subscription', '/my-account/my-subscriptions'],
  ['/AbandonedCart', '/cart'],
  ['/my-account/AddressDetails', '/my-account/addresses'],
  ['/my-account/BillingDetails', '/my-account/addresses'],
  ['/my-account/ShippingDetails', '/my-account/addresses'],
  ['/my-account/MyNewsletter', '/my-account/newsletter'],
  ['/my-account/MyProfile', '/my-account/profile'],
  ['/my-account/OrderHistory', '/my-account/history'],
])

/** The lower-case path of a capitalised former one, or undefined (decisions A03, A13). `path` is without language. */
export const canonicalPath = (path: string): string | undefined => {
  const moved = MOVED.get(path.replace(/(.)\/$/, '$1'))
  if (moved !== undefined) return moved
  const [, first = '', second = '', ...rest] = path.split('/')
  if (first !== 'Checkout' && first !== 'checkout') return undefined
  if (second === '') return first === 'Checkout' ? '/checkout' : undefined
  const child = CHECKOUT_CHILDREN.get(second) ?? [...CHECKOUT_CHILDREN.values()].find((one) => one === second)
  if (child === undefined || (first === 'checkout' && child === second)) return undefined
  return ['', 'checkout', child, ...rest].join('/')
}
