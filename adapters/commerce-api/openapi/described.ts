import type * as t from 'io-ts'
import type { Permission } from '../../../application/contract/operation.ts'
import type { ShopTopic } from '../../../application/contract/shop.ts'
import type { RequestForm } from '../operations/operation.ts'
import { OPERATIONS } from '../operations.ts'
import type { RefusalTag } from '../refusal-rows.ts'
import { STAFF_OPERATIONS, STAFF_ROUTES } from '../staff/staff-operations.ts'

type Row = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly permission: Permission
  readonly status: number
  readonly request: RequestForm<unknown, never>
  readonly reply: { readonly reading: { readonly wire: t.Mixed }; readonly mayBeEmpty?: true }
}

/** An operation in the description: its row, its tag, and the refusals of its use case. */
export type Described = Row & { readonly name: string; readonly tag: string; readonly refusals: readonly RefusalTag[] }

type Tag = { readonly name: string; readonly description: string }

const SECURITY: Tag = {
  name: 'Account security', description: 'Sign-in methods, password, sessions, passkeys and change of the e-mail address.',
}
const ORDERS: Tag = {
  name: 'Orders and payments',
  description: 'Placing, viewing and paying orders; documents; cards that a customer saved at the payment provider.',
}
const CUSTOMER: Tag = {
  name: 'Customer profile and marketing consents', description: 'Profile of a customer, newsletter and other marketing consents.',
}

/** The tag of each topic. */
const TAG_OF: { readonly [Topic in ShopTopic]: Tag } = {
  catalogue: { name: 'Catalogue', description: 'Categories, listings with facets, search, products and their options.' },
  content: { name: 'Content', description: 'Pages, menu and settings from the content service.' },
  pricing: { name: 'Prices', description: 'Prices by product, quantity and price channel.' },
  delivery: { name: 'Stock and delivery', description: 'Stock, delivery dates, shipping methods and partner opticians.' },
  recommendation: { name: 'Recommendations', description: 'Related and recommended products.' },
  cart: { name: 'Carts', description: 'Carts, their items, and links to a cart.' },
  address: { name: 'Addresses', description: 'Address book of a customer, and validation of a town.' },
  checkout: { name: 'Checkout', description: 'Contact details, coupon, shipping and payment method of a cart.' },
  order: ORDERS,
  payment: ORDERS,
  reorder: { name: 'Reorders', description: 'Adding the items of an earlier order to a cart.' },
  lensPass: { name: 'Lens profiles', description: 'Lens values that a customer saved, by wearer.' },
  subscription: { name: 'Subscriptions', description: 'Automatic orders at an interval.' },
  reminder: { name: 'Reminders', description: 'E-mails before lenses run out.' },
  customer: CUSTOMER,
  marketing: CUSTOMER,
  contact: { name: 'Contact messages and withdrawals', description: 'Contact form and declarations of withdrawal from a contract.' },
  loyalty: { name: 'Loyalty points', description: 'Bonus points and Miles & More.' },
  rating: { name: 'Ratings and reviews', description: 'Ratings and reviews of purchased products.' },
  privacy: { name: 'Account deletion', description: 'Requesting and cancelling the deletion of an account.' },
  identity: {
    name: 'Sign-in and sign-up',
    description: 'Registration, sign-in, linked sign-in providers, verification of an e-mail address, password reset.',
  },
  security: SECURITY,
  passkey: SECURITY,
}

const STAFF_TAG_OF: { readonly [Topic in keyof typeof STAFF_ROUTES]: Tag } = {
  staffOrder: { name: 'Staff: orders', description: 'Orders: shipping, cancellations, returns, refunds and received payments.' },
  staffProducts: { name: 'Staff: products', description: 'Products: prices, stock, visibility and stops of sale.' },
  staffCustomer: {
    name: 'Staff: customers', description: 'Customers: search, data export, deletion, sessions; buyers of a product.',
  },
  staffCoupon: { name: 'Staff: coupons', description: 'Coupons: list, create, end.' },
  staffReview: { name: 'Staff: product reviews', description: 'Reviews: moderation and replies.' },
  staffTasks: { name: 'Staff: e-mails and tasks', description: 'Pending and failed jobs and e-mails.' },
  staff: { name: 'Staff: accounts', description: 'Sign-in of staff, staff accounts, access tokens and audit log.' },
}

const staffRow = (name: string): Row & Pick<Described, 'name' | 'refusals'> => STAFF_OPERATIONS[name as keyof typeof STAFF_OPERATIONS]

/** All operations, of shoppers and of staff. */
export const DESCRIBED: readonly Described[] = [
  ...Object.values(OPERATIONS).map((row): Described => ({ ...row, tag: TAG_OF[row.topic].name })),
  ...Object.entries(STAFF_ROUTES).flatMap(([topic, routes]) => Object.keys(routes).map((name): Described =>
    ({ ...staffRow(name), tag: STAFF_TAG_OF[topic as keyof typeof STAFF_ROUTES].name }))),
]

/** The tags, each once. */
export const TAGS: readonly Tag[] = [...new Set(Object.values(TAG_OF)), ...Object.values(STAFF_TAG_OF)]
