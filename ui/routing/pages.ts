/** Every page of the shop: its name, its path below the language prefix, and the file that brings it. */
export const PAGES = [
  { name: 'index', path: '', file: 'ui/home/home.route.ts', load: () => import('../home/home.route.ts') },
  { name: 'product', path: 'p/:id/:slug?', file: 'ui/product/product.route.ts', load: () => import('../product/product.route.ts') },
  {
    name: 'category',
    path: 'c/:slug_1/:slug_2?/:slug_3?/:slug_4?/:slug_5?',
    file: 'ui/listing/listing.route.ts',
    load: () => import('../listing/listing.route.ts'),
  },
  { name: 'search', path: 's', file: 'ui/search/search.route.ts', load: () => import('../search/search.route.ts') },
  { name: 'Search', path: 'Search', file: 'ui/search/search.route.ts', load: () => import('../search/search.route.ts') },
  { name: 'cart', path: 'cart', file: 'ui/cart/cart.route.ts', load: () => import('../cart/cart.route.ts') },
  {
    name: 'checkout',
    path: 'checkout',
    file: 'ui/checkout/checkout-index.route.ts',
    load: () => import('../checkout/checkout-index.route.ts'),
  },
  {
    name: 'checkout-billing',
    path: 'checkout/billing',
    file: 'ui/checkout/checkout-index.route.ts',
    load: () => import('../checkout/checkout-index.route.ts'),
  },
  {
    name: 'checkout:customer',
    path: 'checkout/customer',
    file: 'ui/checkout/customer.route.ts',
    load: () => import('../checkout/customer.route.ts'),
  },
  {
    name: 'checkout:address',
    path: 'checkout/address',
    file: 'ui/checkout/address.route.ts',
    load: () => import('../checkout/address.route.ts'),
  },
  {
    name: 'checkout:shipping',
    path: 'checkout/shipping',
    file: 'ui/checkout/shipping.route.ts',
    load: () => import('../checkout/shipping.route.ts'),
  },
  {
    name: 'checkout:payment',
    path: 'checkout/payment/:isReorder?',
    file: 'ui/checkout/payment.route.ts',
    load: () => import('../checkout/payment.route.ts'),
  },
  {
    name: 'thank-you',
    path: 'checkout/thank-you/:orderToken?',
    file: 'ui/order/thank-you.route.ts',
    load: () => import('../order/thank-you.route.ts'),
  },
  { name: 'content', path: ':slug', file: 'ui/content/content.route.ts', load: () => import('../content/content.route.ts') },
  {
    name: 'elsewhere',
    path: '*',
    file: 'ui/routing/elsewhere.route.ts',
    load: () => import('./elsewhere.route.ts'),
  },
] as const

export type PageName = (typeof PAGES)[number]['name']
