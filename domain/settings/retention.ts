import { zurichTime } from '../shop/zurich-time.ts'

/**
 * For how many days a cart is kept that nobody touches, a guest's and that of an account; the words of a mail that was sent or given up
 * (addresses and lens values); and an account whose e-mail address nobody verified, from when it or its cart was last used.
 */
const CART_DAYS = 90
const ACCOUNT_CART_DAYS = 365
const MAIL_DAYS = 30
const ACCOUNT_DAYS = 30
/** The proof of a consent that was taken back: as long as somebody may ask for it. */
const CONSENT_DAYS = 3 * 365
/** Who tried to sign in to the back office, and from which network. */
const SIGN_IN_DAYS = 180
/** Business records, Swiss Code of Obligations art. 958f. */
export const BOOKS_YEARS = 10

/** What is older than these instants is dropped. */
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

/** The years of the law run from the end of the year of business, which is that of the calendar; in winter Zurich is an hour ahead. */
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
