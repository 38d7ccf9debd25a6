import type * as t from 'io-ts'
import type { QueryParameter, RequiredPermission } from '../operations/operation.ts'
import { TOPICS } from '../operations/operations.ts'
import { REFUSALS_OF } from '../refusal/refusals-of.ts'
import type { RefusalTag } from '../refusal/refusal-rows.ts'
import { STAFF_TOPICS } from '../staff/staff-operations.ts'
import { STAFF_REFUSALS_OF } from '../staff/staff-refusals-of.ts'

type Row = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly right: RequiredPermission
  readonly status: number
  readonly request: { readonly query: readonly QueryParameter[]; readonly body: t.Mixed | undefined }
  readonly reply: { readonly reading: { readonly wire: t.Mixed }; readonly mayBeEmpty?: true }
}

/** An operation in the description: its row, its tag, and the refusals of its use case. */
export type Described = Row & { readonly name: string; readonly tag: string; readonly refusals: readonly RefusalTag[] }

type Topics = Readonly<Record<string, { readonly about: string; readonly rows: Readonly<Record<string, Row>> }>>

const rowsOf = (topics: Topics, refusals: Readonly<Record<string, readonly RefusalTag[]>>): readonly Described[] =>
  Object.entries(topics).flatMap(([, { about, rows }]) =>
    Object.entries(rows).map(([name, row]) => ({ ...row, name, tag: about, refusals: refusals[name] ?? [] })))

/** All operations, of shoppers and of staff. */
export const DESCRIBED = [...rowsOf(TOPICS, REFUSALS_OF), ...rowsOf(STAFF_TOPICS, STAFF_REFUSALS_OF)]

type Topic = keyof typeof TOPICS | keyof typeof STAFF_TOPICS

/** What the operations of a tag do. The browser loads `TOPICS`, so these texts are not part of it. */
const CONTENTS: { readonly [topic in Topic]: string } = {
  catalogue: 'Categories, listings with facets, search, products and their options.',
  content: 'Pages, menu and settings from the content service.',
  pricing: 'Prices by product, quantity and price channel.',
  delivery: 'Stock, delivery dates, shipping methods and partner opticians.',
  recommendation: 'Related and recommended products.',
  cart: 'Carts, their items, and links to a cart.',
  address: 'Address book of a customer, and validation of a town.',
  checkout: 'Contact details, coupon, shipping and payment method of a cart.',
  order: 'Placing, viewing and paying orders; documents.',
  payment: 'Cards that a customer saved at the payment provider.',
  reorder: 'Adding the items of an earlier order to a cart.',
  lensPass: 'Lens values that a customer saved, by wearer.',
  subscription: 'Automatic orders at an interval.',
  reminder: 'E-mails before lenses run out.',
  customer: 'Profile of a customer, newsletter and other marketing consents.',
  contact: 'Contact form and declarations of withdrawal from a contract.',
  loyalty: 'Bonus points and Miles & More.',
  rating: 'Ratings and reviews of purchased products.',
  privacy: 'Requesting and cancelling the deletion of an account.',
  identity: 'Registration, sign-in, linked sign-in providers, verification of an e-mail address, password reset.',
  security: 'Sign-in methods, password, sessions, passkeys and change of the e-mail address.',
  staffOrder: 'Orders: shipping, cancellations, returns, refunds and received payments.',
  staffProducts: 'Products: prices, stock, visibility and stops of sale.',
  staffCustomer: 'Customers: search, data export, deletion, sessions; buyers of a product.',
  staffCoupon: 'Coupons: list, create, end.',
  staffReview: 'Reviews: moderation and replies.',
  staffTasks: 'Pending and failed jobs and e-mails.',
  staff: 'Sign-in of staff, staff accounts, access tokens and audit log.',
}

/** The tags, each with its description. */
export const TAGS = Object.entries<{ readonly about: string }>({ ...TOPICS, ...STAFF_TOPICS })
  .map(([topic, { about: name }]) => ({ name, description: CONTENTS[topic as Topic] }))
