import type { AttemptLimit } from '../attempts/attempt-limit.ts'
import { COUPON_BOUNDS } from '../coupon/coupon-bounds.ts'

/** What attempts are counted for. A client network is all addresses of one household or office. */
type CountedFor =
  | 'network' | 'email' | 'email and network' | 'account' | 'cart' | 'order' | 'order and network' | 'staff account' | 'shop'

/**
 * `refused`: the request is refused with the minutes to wait. `silent`: nothing is sent and the response stays the same, because it
 * would reveal whether an e-mail address has an account or was written to. `held back`: a mail stays in the outbox
 * (`mail-budget.ts`).
 */
type BeyondLimit = 'refused' | 'silent' | 'held back'

type Limit = AttemptLimit & { readonly countedFor: CountedFor; readonly beyond: BeyondLimit }

const MINUTE = 60_000
const QUARTER_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Bound = Pick<Limit, 'attempts' | 'window'>
const per = (countedFor: CountedFor, { attempts, window }: Bound, beyond: BeyondLimit = 'refused'): Limit =>
  ({ attempts, window, countedFor, beyond })

/**
 * Every limit that protects people, in one list. The counts are stored in the database, so that they apply to all processes and
 * survive a restart. Limits on the load of one process are not listed: these are counted in memory.
 */
export const LIMITS = {
  /** Passwords for one account from one network. */
  signInOfPair: per('email and network', { attempts: 10, window: QUARTER_HOUR }),
  /** Passwords from one network for any account: a household or an office stays below, a list of addresses does not. */
  signInFromNetwork: per('network', { attempts: 100, window: QUARTER_HOUR }),
  /** Passwords for one account from networks where its owner never signed in; the owner's own networks stay open. */
  signInOfEmail: per('email', { attempts: 20, window: QUARTER_HOUR }),
  signUpFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  /** Mails of one purpose to one address, from all callers. */
  linkMailsToEmail: per('email', { attempts: 3, window: QUARTER_HOUR }, 'silent'),
  /** The same over all purposes, requested from networks where the owner never signed in. */
  linkMailsToEmailInADay: per('email', { attempts: 12, window: DAY }, 'silent'),
  linkMailsOfAccount: per('account', { attempts: 3, window: QUARTER_HOUR }),
  /** Mails that one network requests, to any address. */
  linkMailsFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  /** Tokens of such mails that one network tries. */
  linkTokensFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  idTokensFromNetwork: per('network', { attempts: 60, window: QUARTER_HOUR }),
  /** Every sign-in page requests one. */
  passkeyChallengesFromNetwork: per('network', { attempts: 200, window: QUARTER_HOUR }),
  /** More coupons on one cart is guessing. */
  couponsOfCart: per('cart', { attempts: 10, window: 10 * MINUTE }),
  couponsFromNetwork: per('network', { attempts: 30, window: 10 * MINUTE }),
  /** E-mail and postcode tried for one order from one network: a stranger in another network does not lock its buyer out. */
  orderProofs: per('order and network', { attempts: 5, window: QUARTER_HOUR }),
  /** From all networks: twenty have to guess before the buyer is locked out, too. */
  orderProofsOfOrder: per('order', { attempts: 100, window: QUARTER_HOUR }),
  orderProofsFromNetwork: per('network', { attempts: 30, window: QUARTER_HOUR }),
  messagesFromNetwork: per('network', { attempts: 10, window: QUARTER_HOUR }),
  /** Messages whose confirmation goes to the same address. */
  messagesOfEmail: per('email', { attempts: 5, window: QUARTER_HOUR }),
  /** Withdrawals count for their network only: nothing is counted for the e-mail address, which anyone may enter. */
  withdrawalsFromNetwork: per('network', { attempts: 20, window: HOUR }),
  /** All mails that anyone can trigger to one address, over all functions. */
  mailsToEmail: per('email', { attempts: 40, window: DAY }, 'held back'),
  /** Access links are sent while fewer mails than these were sent. */
  accessMailsToEmail: per('email', { attempts: 24, window: DAY }, 'held back'),
  /** Acknowledgements and consent requests are sent while fewer mails than these were sent. */
  courtesyMailsToEmail: per('email', { attempts: 8, window: DAY }, 'held back'),
  withdrawalMailsToEmail: per('email', { attempts: 10, window: DAY }, 'held back'),
  /** A checkout looks up two or three; beyond the limit the address is used as typed. */
  addressChecksFromNetwork: per('network', { attempts: 100, window: HOUR }),
  reminderEndsFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  newsletterEndsFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  subscriptionLinksFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  /** An export reads many tables. */
  dataExportsOfAccount: per('account', { attempts: 5, window: HOUR }),
  /** Changes of a subscription's next delivery date, and retries of a refused one: their owner is notified by mails without a budget. */
  deliveryDatesOfAccount: per('account', { attempts: 10, window: DAY }),
  staffPasswordsFromNetwork: per('network', { attempts: 30, window: QUARTER_HOUR }),
  staffPasswordsOfPair: per('email and network', { attempts: 10, window: QUARTER_HOUR }),
  /** From networks where that person never signed in; their own networks stay open. */
  staffPasswordsOfEmail: per('email', { attempts: 10, window: QUARTER_HOUR }),
  /** Needs the correct password first; counted as passwords are. */
  staffCodesFromNetwork: per('network', { attempts: 30, window: QUARTER_HOUR }),
  staffCodesOfPair: per('email and network', { attempts: 5, window: QUARTER_HOUR }),
  staffCodesOfEmail: per('email', { attempts: 5, window: QUARTER_HOUR }),
  /** One's own password, while signed in. */
  ownStaffPassword: per('staff account', { attempts: 10, window: QUARTER_HOUR }),
  /** Audit entries of one reached limit, and of attempts with an unknown address, so that nobody can fill the audit log. */
  blockedSignInEntries: per('email and network', { attempts: 1, window: HOUR }, 'silent'),
  unknownSignInEntries: per('shop', { attempts: 100, window: QUARTER_HOUR }, 'silent'),
  /** Reports of a page's content security policy by browsers: one log line each, limited so that nobody can fill the log. */
  policyReportsFromNetwork: per('network', { attempts: 30, window: QUARTER_HOUR }),
  policyReportsOfShop: per('shop', { attempts: 1000, window: HOUR }),
  /** Coupons by staff without the right to create any coupon. */
  couponsOfStaff: per('staff account', { attempts: COUPON_BOUNDS.aDay, window: DAY }),
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS

/** How many orders may await payment at once, and how many packs of one product they may reserve together. */
export type UnpaidLimit = { readonly orders: number; readonly quantityOfProduct: number }
export type UnpaidLimits = { readonly buyer: UnpaidLimit; readonly network: UnpaidLimit }

/**
 * An unpaid order reserves stock: a transfer for ten days, a payment page for a day. `buyer`: transfers of one e-mail address, or of
 * one account where its owner is signed in. `network`: all unpaid orders of one client network.
 */
export const UNPAID_LIMITS: UnpaidLimits = {
  buyer: { orders: 5, quantityOfProduct: 40 },
  network: { orders: 20, quantityOfProduct: 60 },
}

/** How many subscriptions one account has at most, paused ones included: each places orders and sends mails automatically. */
export const SUBSCRIPTION_LIMIT = 10
