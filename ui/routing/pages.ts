import { UNANSWERED } from '../product/product-reply.ts'
import { FIRST_PAGES } from './first-pages.ts'

/**
 * Every page of the shop: its name, its path below the language prefix, the file that brings it, and the texts it needs
 * beyond the common ones. What the form of a page is answered whose action does not come with its first use is `unanswered`.
 * `reads` is what a page reads of its path, if that is not all.
 */
export const PAGES = [
  {
    name: 'index',
    path: '',
    file: 'ui/home/home.route.ts',
    load: () => import('../home/home.route.ts'),
    ...FIRST_PAGES.index,
  },
  {
    name: 'product',
    path: 'p/:id/:slug?',
    reads: 'p/:id',
    file: 'ui/product/product.route.ts',
    load: () => import('../product/product.route.ts'),
    ...FIRST_PAGES.product,
    unanswered: UNANSWERED,
  },
  {
    name: 'category',
    path: 'c/:slug_1/:slug_2?/:slug_3?/:slug_4?/:slug_5?',
    file: 'ui/listing/listing.route.ts',
    load: () => import('../listing/listing.route.ts'),
    ...FIRST_PAGES.category,
  },
  {
    name: 'search',
    path: 's',
    file: 'ui/search/search.route.ts',
    load: () => import('../search/search.route.ts'),
    ...FIRST_PAGES.search,
  },
  { name: 'Search', path: 'Search', file: 'ui/search/search.route.ts', load: () => import('../search/search.route.ts') },
  { name: 'cart', path: 'cart', file: 'ui/cart/cart.route.ts', texts: 'purchase', load: () => import('../cart/cart.route.ts') },
  {
    name: 'checkout',
    path: 'checkout',
    file: 'ui/checkout/checkout-index.route.ts',
    texts: 'purchase',
    load: () => import('../checkout/checkout-index.route.ts'),
  },
  {
    name: 'checkout-billing',
    path: 'checkout/billing',
    file: 'ui/checkout/checkout-index.route.ts',
    texts: 'purchase',
    load: () => import('../checkout/checkout-index.route.ts'),
  },
  {
    name: 'checkout:customer',
    path: 'checkout/customer',
    file: 'ui/checkout/customer.route.ts',
    texts: 'purchase',
    load: () => import('../checkout/customer.route.ts'),
  },
  {
    name: 'checkout:address',
    path: 'checkout/address',
    file: 'ui/checkout/address.route.ts',
    texts: 'purchase',
    load: () => import('../checkout/address.route.ts'),
  },
  {
    name: 'checkout:shipping',
    path: 'checkout/shipping',
    file: 'ui/checkout/shipping.route.ts',
    texts: 'purchase',
    load: () => import('../checkout/shipping.route.ts'),
  },
  {
    name: 'checkout:payment',
    path: 'checkout/payment/:isReorder?',
    file: 'ui/checkout/payment.route.ts',
    texts: 'purchase',
    load: () => import('../checkout/payment.route.ts'),
  },
  {
    name: 'thank-you',
    path: 'checkout/thank-you/:orderToken?',
    file: 'ui/order/thank-you.route.ts',
    texts: 'purchase',
    load: () => import('../order/thank-you.route.ts'),
  },
  {
    name: 'login',
    path: 'login',
    file: 'ui/identity/login.route.ts',
    texts: 'purchase',
    load: () => import('../identity/login.route.ts'),
  },
  {
    name: 'my-account-miles',
    path: 'my-account/miles-and-more',
    file: 'ui/loyalty/miles.route.ts',
    texts: 'purchase',
    load: () => import('../loyalty/miles.route.ts'),
  },
  {
    name: 'register',
    path: 'register',
    file: 'ui/identity/register.route.ts',
    texts: 'purchase',
    load: () => import('../identity/register.route.ts'),
  },
  {
    name: 'confirm-email',
    path: 'confirm-email/:token',
    file: 'ui/identity/confirm-email.route.ts',
    texts: 'purchase',
    load: () => import('../identity/confirm-email.route.ts'),
  },
  {
    name: 'logout',
    path: 'logout',
    file: 'ui/identity/logout.route.ts',
    load: () => import('../identity/logout.route.ts'),
  },
  {
    name: 'my-account',
    path: 'my-account',
    file: 'ui/identity/my-account.route.ts',
    texts: 'purchase',
    load: () => import('../identity/my-account.route.ts'),
  },
  {
    name: 'my-account-overview',
    path: 'my-account/overview',
    file: 'ui/customer/overview.route.ts',
    texts: 'purchase',
    load: () => import('../customer/overview.route.ts'),
  },
  {
    name: 'my-account-history',
    path: 'my-account/history',
    file: 'ui/order/history.route.ts',
    texts: 'purchase',
    load: () => import('../order/history.route.ts'),
  },
  {
    name: 'my-account-order',
    path: 'my-account/order/:orderId?',
    file: 'ui/order/own-order.route.ts',
    texts: 'purchase',
    load: () => import('../order/own-order.route.ts'),
  },
  {
    name: 'reorder',
    path: 'reorder/:type/:token',
    file: 'ui/reorder/reorder.route.ts',
    texts: 'purchase',
    load: () => import('../reorder/reorder.route.ts'),
  },
  {
    name: 'abandoned-cart',
    path: 'abandoned-cart/:type/:token',
    file: 'ui/cart/abandoned-cart.route.ts',
    load: () => import('../cart/abandoned-cart.route.ts'),
  },
  {
    name: 'content',
    path: ':slug',
    file: 'ui/content/content.route.ts',
    texts: 'content',
    load: () => import('../content/content.route.ts'),
  },
  {
    name: 'elsewhere',
    path: '*',
    file: 'ui/shop/elsewhere.route.ts',
    load: () => import('../shop/elsewhere.route.ts'),
  },
] as const

export type Page = (typeof PAGES)[number]
