const CHECKOUT_CHILDREN: Readonly<Record<string, string>> = {
  Address: 'address', Billing: 'billing', Customer: 'customer', Payment: 'payment', Shipping: 'shipping',
  ThankYou: 'thank-you',
}

/** The lower-case address of a capitalised one of earlier shops, or none (decisions A03, A13). `path` is without language. */
export const canonicalPath = (path: string): string | undefined => {
  if (path === '/Home') return '/'
  if (path === '/FileDownload') return '/download'
  const [, first = '', second = '', ...rest] = path.split('/')
  if (first !== 'Checkout' && first !== 'checkout') return undefined
  if (second === '') return first === 'Checkout' ? '/checkout' : undefined
  const child = CHECKOUT_CHILDREN[second] ?? (Object.values(CHECKOUT_CHILDREN).includes(second) ? second : undefined)
  if (child === undefined || (first === 'checkout' && child === second)) return undefined
  return ['', 'checkout', child, ...rest].join('/')
}
