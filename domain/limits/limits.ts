import type { AttemptLimit } from '../attempts/attempt-limit.ts'

/** What attempts are counted for. A client network is all addresses of one household or office. */
type CountedFor =
  | 'network' | 'email' | 'email and network' | 'account' | 'cart' | 'order' | 'staff account'

/**
 * `refused`: the request is refused with the minutes to wait. `silent`: nothing is sent and the answer stays the same, because it
 * would tell whether an e-mail address is known or was written to.
 */
type BeyondLimit = 'refused' | 'silent'

type Limit = AttemptLimit & { readonly countedFor: CountedFor; readonly beyond: BeyondLimit }

const MINUTE = 60_000
const QUARTER_HOUR = 15 * MINUTE
const HOUR = 60 * MINUTE

type Bound = Pick<Limit, 'attempts' | 'window'>
const per = (countedFor: CountedFor, { attempts, window }: Bound, beyond: BeyondLimit = 'refused'): Limit =>
  ({ attempts, window, countedFor, beyond })

/**
 * Every limit that protects people, in one list. The counts are kept in the database, so that they hold over all processes and
 * survive a restart. Limits on the load of one process are no part of it: these are counted in memory.
 */
export const LIMITS = {
  /** Passwords for one account from one network. */
  signInOfPair: per('email and network', { attempts: 10, window: QUARTER_HOUR }),
  /** Passwords from one network for any account: a household or an office stays below, a list of addresses does not. */
  signInFromNetwork: per('network', { attempts: 100, window: QUARTER_HOUR }),
  /** Passwords for one account from networks where its owner never signed in; the owner's own networks stay open. */
  signInOfEmail: per('email', { attempts: 20, window: QUARTER_HOUR }),
  signUpFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  /** Mails of one purpose to one address, whoever requests them; further below the budget of a day (`mail-budget.ts`). */
  linkMailsToEmail: per('email', { attempts: 3, window: QUARTER_HOUR }, 'silent'),
  linkMailsOfAccount: per('account', { attempts: 3, window: QUARTER_HOUR }),
  /** Mails that one network requests, to any address. */
  linkMailsFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  /** Tokens of such mails that one network tries. */
  linkTokensFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  idTokensFromNetwork: per('network', { attempts: 60, window: QUARTER_HOUR }),
  /** Every page to sign in on asks for one. */
  passkeyChallengesFromNetwork: per('network', { attempts: 200, window: QUARTER_HOUR }),
  /** More vouchers on one cart is guessing. */
  couponsOfCart: per('cart', { attempts: 10, window: 10 * MINUTE }),
  couponsFromNetwork: per('network', { attempts: 30, window: 10 * MINUTE }),
  /** E-mail and postcode tried for one order. */
  orderProofs: per('order', { attempts: 5, window: QUARTER_HOUR }),
  orderProofsFromNetwork: per('network', { attempts: 30, window: QUARTER_HOUR }),
  messagesFromNetwork: per('network', { attempts: 10, window: QUARTER_HOUR }),
  /** Messages whose confirmation goes to the same address. */
  messagesOfEmail: per('email', { attempts: 5, window: QUARTER_HOUR }),
  reminderEndsFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  newsletterEndsFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  subscriptionAnswersFromNetwork: per('network', { attempts: 20, window: QUARTER_HOUR }),
  /** An export reads many tables. */
  dataExportsOfAccount: per('account', { attempts: 5, window: HOUR }),
  staffPasswordsFromNetwork: per('network', { attempts: 30, window: QUARTER_HOUR }),
  staffPasswordsOfEmail: per('email', { attempts: 10, window: QUARTER_HOUR }),
  /** Only who knows the password gets so far. */
  staffCodes: per('staff account', { attempts: 5, window: QUARTER_HOUR }),
} as const satisfies Readonly<Record<string, Limit>>

export type LimitName = keyof typeof LIMITS
