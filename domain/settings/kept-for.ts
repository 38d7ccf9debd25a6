/**
 * For how many days a cart is kept that nobody touches, the words of a mail that was sent (addresses and lens values), and an account
 * that nobody proved or uses.
 */
const CART_DAYS = 90
const MAIL_DAYS = 30
const ACCOUNT_DAYS = 30
/** The proof of a consent that was taken back: as long as somebody may ask for it. */
const CONSENT_DAYS = 3 * 365

/** What is older than these instants is dropped. */
export type KeptUntil = {
  readonly carts: Date
  readonly mails: Date
  readonly accounts: Date
  readonly consents: Date
  readonly now: Date
}

const DAY = 24 * 3_600_000

export const keptUntil = (now: Date): KeptUntil => ({
  carts: new Date(now.getTime() - CART_DAYS * DAY),
  mails: new Date(now.getTime() - MAIL_DAYS * DAY),
  accounts: new Date(now.getTime() - ACCOUNT_DAYS * DAY),
  consents: new Date(now.getTime() - CONSENT_DAYS * DAY),
  now,
})
