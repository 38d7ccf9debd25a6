import type { ComponentType } from 'react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { viewOf } from './view-of.ts'

export type RouteModule = {
  readonly loader: (args: LoaderFunctionArgs) => unknown
  readonly action?: (args: ActionFunctionArgs) => unknown
  readonly handle?: unknown
  /** Absent if the loader always redirects. */
  readonly Component?: ComponentType
}

const ROUTES = import.meta.glob<RouteModule>(['/ui/*/*.route.ts', '!/ui/catalogue/*', '!/ui/shop/*'])

/** The route module of a page, and the view that a browser loads for it: `component` is its export. */
const routeOf = (name: string) => {
  const file = `ui/${name}.route.ts`
  const load = ROUTES[`/${file}`]
  if (load === undefined) throw new Error(`There is no ${file}`)
  return { file, load, ...viewOf(name) }
}

/** Pages a session seldom begins with, as rows of name, path and route module. */
const pagesOf = <const Name extends string>(
  rows: readonly (readonly [name: Name, path: string, route: string, listed?: 'in sitemap'])[],
) => rows.map(([name, path, route, listed]) => ({ name, path, isInSitemap: listed !== undefined, ...routeOf(route) }))

/**
 * All pages of the shop: name, path below the language prefix, and route module.
 * `reads` is the part of the path that the page reads, if not all of it. `isFirst` marks the pages a session usually begins with: they
 * are the same for everybody. The sitemap lists the start page, the catalogue, the content pages and the rows that say so.
 */
export const PAGES = [
  { name: 'index', path: '', ...routeOf('home/home'), isFirst: true },
  { name: 'product', path: 'p/:id/:slug?', reads: 'p/:id', ...routeOf('product/product'), isFirst: true },
  { name: 'category', path: 'c/:slug_1/:slug_2?/:slug_3?/:slug_4?/:slug_5?', ...routeOf('category/category'), isFirst: true },
  { name: 'search', path: 's', ...routeOf('search/search'), isFirst: true },
  { name: 'Search', path: 'Search', ...routeOf('search/search') },
  { name: 'cart', path: 'cart', ...routeOf('cart/cart') },
  ...pagesOf([
    ['checkout', 'checkout', 'checkout/checkout-index'],
    ['checkout-billing', 'checkout/billing', 'checkout/checkout-index'],
    ['checkout:customer', 'checkout/customer', 'checkout/customer'],
    ['checkout:address', 'checkout/address', 'checkout/address'],
    ['checkout:shipping', 'checkout/shipping', 'checkout/shipping'],
    ['checkout:payment', 'checkout/payment/:isReorder?', 'checkout/payment'],
    ['login', 'login', 'identity/login'],
    ['register', 'register', 'identity/register'],
    ['confirm-email', 'confirm-email/:token', 'identity/confirm-email'],
    ['forgot-password', 'forgot-password', 'identity/password'],
    ['reset-password', 'reset-password', 'identity/password'],
    ['ResetPassword', 'ResetPassword', 'identity/password'],
    ['AsyncResetPassword', 'AsyncResetPassword', 'identity/password'],
    ['authenticate', 'authenticate', 'identity/authenticate'],
    ['LoginLink', 'LoginLink', 'identity/authenticate'],
    ['logout', 'logout', 'identity/logout'],
    ['thank-you', 'checkout/thank-you/:orderToken?', 'order/thank-you'],
    ['my-account-miles', 'my-account/miles-and-more', 'loyalty/miles'],
    ['my-account-bonus-points', 'my-account/bonus-points', 'loyalty/points'],
    ['my-account-optician', 'my-account/optician', 'delivery/optician'],
    ['my-account', 'my-account', 'identity/my-account'],
    ['my-account-overview', 'my-account/overview', 'customer/overview'],
    ['my-account-addresses', 'my-account/addresses', 'address/address-book'],
    ['my-account-edit-address', 'my-account/edit-address/:addressId?', 'address/edit-address'],
    ['my-account-history', 'my-account/history', 'order/history'],
    ['my-account-order', 'my-account/order/:orderId?', 'order/own-order'],
    ['my-account-newsletter', 'my-account/newsletter', 'newsletter/settings'],
    ['newsletter', 'newsletter', 'newsletter/newsletter'],
    ['newsletter-link', 'newsletter/:kind/:token', 'newsletter/newsletter-link'],
    ['my-account-profile', 'my-account/profile', 'profile/profile'],
    ['my-account-payment-methods', 'my-account/payment-methods', 'wallet/wallet'],
    ['reorder', 'reorder/:type/:token', 'reorder/reorder'],
    ['abandoned-cart', 'abandoned-cart/:type/:token', 'cart/abandoned-cart'],
    ['my-account-reminders', 'my-account/reminders', 'reminder/reminders'],
    ['my-account-reminder', 'my-account/reminders/:orderId', 'reminder/reminder'],
    ['my-account-ratings', 'my-account/ratings', 'rating/ratings'],
    ['reminder-end', 'reminder/end/:token', 'reminder/end-reminder'],
    ['my-account-lens-pass', 'my-account/lens-pass', 'lens-pass/lens-pass'],
    ['my-account-lens-values', 'my-account/lens-pass/values/:valuesId?', 'lens-pass/lens-values'],
    ['my-account-subscriptions', 'my-account/my-subscriptions', 'subscription/subscriptions'],
    ['my-account-subscription', 'my-account/subscription/:subscriptionId?', 'subscription/subscription'],
    ['my-account-subscribe-products', 'my-account/subscribe', 'subscription/subscribe-to-products'],
    ['my-account-subscribe', 'my-account/subscribe/:orderId', 'subscription/subscribe'],
    ['subscription-entry', 'subscription/:type/:token', 'subscription/subscription-entry'],
    ['my-account-security', 'my-account/security', 'security/security'],
    ['my-account-password', 'my-account/password', 'security/security'],
    ['my-account-email', 'my-account/email', 'own-data/own-data'],
    ['my-account-email-confirm', 'my-account/email/confirm/:token', 'own-data/own-data'],
    ['email-change-cancel', 'email-change/cancel/:token', 'own-data/own-data'],
    ['my-account-data', 'my-account/data', 'own-data/own-data'],
    ['my-account-documents', 'my-account/documents', 'own-data/own-data'],
    ['my-account-delete', 'my-account/delete', 'own-data/own-data'],
    ['account-deletion', 'account-deletion', 'own-data/own-data'],
    ['account-deletion-cancel', 'account-deletion/cancel/:token', 'own-data/own-data'],
    ['download', 'download', 'content/download'],
    ['service', 'service/*', 'content/service'],
    ['termin', 'termin/*', 'content/service'],
    ['appointment', 'appointment/*', 'content/service'],
    ['rendez-vous', 'rendez-vous/*', 'content/service'],
    ['appuntamento', 'appuntamento/*', 'content/service'],
    ['contact', 'contact', 'contact/contact'],
    ['withdrawal', 'withdrawal', 'contact/withdrawal', 'in sitemap'],
    ['content', ':slug', 'content/content'],
    ['elsewhere', '*', 'content/content'],
  ]),
] as const

export type Page = (typeof PAGES)[number]
