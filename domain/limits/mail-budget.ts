import type { LimitName } from './limits.ts'

/**
 * How a mail counts towards the limits of its recipient. Nobody can have an unlimited number of mails sent to an e-mail address that is
 * not theirs, whichever functions they combine; the numbers are in the list of limits.
 *
 * - `courtesy`, `access`, `notice` share one daily count. Each stops at its own number, so that acknowledgements do not use up
 *   the links for signing in, nor links the notices that warn an owner.
 * - `withdrawal` has a separate count and is postponed beyond it, never lost: the law requires the confirmation.
 * - `transaction` is not counted: it needs an order, a subscription or a consent, whose number is limited elsewhere, and must arrive.
 * - `shop` goes to the shop itself.
 */
export type MailCost = 'courtesy' | 'access' | 'notice' | 'withdrawal' | 'transaction' | 'shop'

/** Every kind of mail the shop sends; the key of a mail begins with it. */
export const MAIL_KINDS = {
  'message-arrived': 'courtesy',
  newsletter: 'courtesy',
  'login-link': 'access',
  'password-reset': 'access',
  'email-verification': 'access',
  'email-change': 'access',
  'email-change-notice': 'notice',
  'password-changed': 'notice',
  'identity-linked': 'notice',
  'passkey-added': 'notice',
  'passkey-removed': 'notice',
  erasure: 'notice',
  'withdrawal-arrived': 'withdrawal',
  'order-confirmation': 'transaction',
  'order-sent': 'transaction',
  'order-returned': 'transaction',
  'order-remaining-items-cancelled': 'transaction',
  'order-refund': 'transaction',
  'order-released': 'transaction',
  'order-reminder': 'transaction',
  'payment-refund': 'transaction',
  'subscription-notice': 'transaction',
  'subscription-trouble': 'transaction',
  'reminder-alarm': 'transaction',
  'cart-left': 'transaction',
  message: 'shop',
  withdrawal: 'shop',
} as const satisfies Readonly<Record<string, MailCost>>

export type MailKind = keyof typeof MAIL_KINDS

/** Identifies a mail: its kind and which one. */
export type MailKey = `${MailKind}:${string}`

/** The limit that a mail counts towards, the count it shares, and what happens beyond the limit; none if it is exempt. */
export type MailBudget = { readonly limit: LimitName; readonly count: LimitName; readonly beyond: 'dropped' | 'postponed' }

const BUDGETS: Readonly<Record<MailCost, MailBudget | undefined>> = {
  courtesy: { limit: 'courtesyMailsToEmail', count: 'mailsToEmail', beyond: 'dropped' },
  access: { limit: 'accessMailsToEmail', count: 'mailsToEmail', beyond: 'dropped' },
  notice: { limit: 'mailsToEmail', count: 'mailsToEmail', beyond: 'dropped' },
  withdrawal: { limit: 'withdrawalMailsToEmail', count: 'withdrawalMailsToEmail', beyond: 'postponed' },
  transaction: undefined,
  shop: undefined,
}

const isKind = (text: string): text is MailKind => Object.hasOwn(MAIL_KINDS, text)

/** An unknown kind, written by an older release, counts as the strictest. */
export function mailBudget(key: string): MailBudget | undefined {
  const kind = key.split(':', 1)[0] ?? ''
  return BUDGETS[isKind(kind) ? MAIL_KINDS[kind] : 'courtesy']
}
