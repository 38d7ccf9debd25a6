import { zurichTime } from '../shop/zurich-time.ts'

/**
 * How many days data is stored: an unused guest's cart and customer's cart; the content of a mail that was sent or failed (it contains
 * addresses and lens values); and an account with an unverified e-mail address, since it or its cart was last used.
 */
const CART_DAYS = 90
const ACCOUNT_CART_DAYS = 365
const MAIL_DAYS = 30
const ACCOUNT_DAYS = 30
/** The record of a withdrawn consent: as long as it may be requested. */
const CONSENT_DAYS = 3 * 365
/** Sign-in attempts to the back office, with their networks. */
const SIGN_IN_DAYS = 180
/** Business records, Swiss Code of Obligations art. 958f. */
export const BOOKS_YEARS = 10

/** Data older than these instants is deleted. */
export type RetentionCutoffs = {
  readonly carts: Date
  readonly accountCarts: Date
  readonly mails: Date
  readonly accounts: Date
  readonly consents: Date
  readonly staffSignIns: Date
  readonly books: Date
  readonly now: Date
}

const DAY = 24 * 3_600_000

/** The retention years run from the end of the business year, which is the calendar year; in winter Zurich is an hour ahead of UTC. */
const booksFrom = (now: Date): Date =>
  new Date(`${zurichTime(now).year - BOOKS_YEARS}-01-01T00:00:00+01:00`)

export const retentionCutoffs = (now: Date): RetentionCutoffs => ({
  carts: new Date(now.getTime() - CART_DAYS * DAY),
  accountCarts: new Date(now.getTime() - ACCOUNT_CART_DAYS * DAY),
  mails: new Date(now.getTime() - MAIL_DAYS * DAY),
  accounts: new Date(now.getTime() - ACCOUNT_DAYS * DAY),
  consents: new Date(now.getTime() - CONSENT_DAYS * DAY),
  staffSignIns: new Date(now.getTime() - SIGN_IN_DAYS * DAY),
  books: booksFrom(now),
  now,
})
