import type * as t from 'io-ts'
import type { Permission } from '../../../application/contract/operation.ts'
import type { ShopTopic } from '../../../application/contract/shop.ts'
import type { QueryParameter } from '../operations/operation.ts'
import { OPERATIONS } from '../operations.ts'
import type { RefusalTag } from '../refusal-rows.ts'
import { STAFF_TOPICS } from '../staff/staff-operations.ts'
import { STAFF_REFUSALS_OF } from '../staff/staff-refusals-of.ts'

type Row = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly permission: Permission
  readonly status: number
  readonly request: { readonly query: readonly QueryParameter[]; readonly body: t.Mixed | undefined }
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

const STAFF_CONTENTS: { readonly [topic in keyof typeof STAFF_TOPICS]: string } = {
  staffOrder: 'Orders: shipping, cancellations, returns, refunds and received payments.',
  staffProducts: 'Products: prices, stock, visibility and stops of sale.',
  staffCustomer: 'Customers: search, data export, deletion, sessions; buyers of a product.',
  staffCoupon: 'Coupons: list, create, end.',
  staffReview: 'Reviews: moderation and replies.',
  staffTasks: 'Pending and failed jobs and e-mails.',
  staff: 'Sign-in of staff, staff accounts, access tokens and audit log.',
}

/** All operations, of shoppers and of staff. */
export const DESCRIBED: readonly Described[] = [
  ...Object.values(OPERATIONS).map((row): Described => ({ ...row, tag: TAG_OF[row.topic].name })),
  ...Object.values(STAFF_TOPICS).flatMap(({ about: tag, rows }) => Object.entries(rows).map(([name, row]): Described =>
    ({ ...row, name, tag, refusals: STAFF_REFUSALS_OF[name as keyof typeof STAFF_REFUSALS_OF] }))),
]

/** The tags, each once. */
export const TAGS: readonly Tag[] = [
  ...new Set(Object.values(TAG_OF)),
  ...Object.entries(STAFF_TOPICS).map(([topic, { about: name }]) =>
    ({ name, description: STAFF_CONTENTS[topic as keyof typeof STAFF_TOPICS] })),
]
