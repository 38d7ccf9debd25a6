/**
 * What the shop keeps with an account. `signInLinks` let somebody in or choose a password; `serviceLinks` act on a cart or a
 * subscription, or repeat an order, without a sign-in. Links that only end something (newsletter, reminder, deletion request) belong to
 * neither: they go on working.
 */
export const ACCOUNT_PARTS = [
  'sessions', 'signInLinks', 'serviceLinks', 'emailChange', 'deletionRequest', 'password', 'providers', 'passkeys',
  'cart', 'addresses', 'profile', 'lensProfile', 'subscriptions', 'reminders', 'savedCards', 'ratings', 'orders',
] as const
export type AccountPart = (typeof ACCOUNT_PARTS)[number]

export const ACCOUNT_STATES = ['unverified', 'verified', 'erased'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/**
 * What happens to an account. An address is verified by whoever answers a link to it; `addressVerifiedHere` where that is who registered
 * it, too: a person who is in the only session of the account, or who registered by the very link and could not be in before.
 */
export const ACCOUNT_EVENTS = [
  'addressVerified', 'addressVerifiedHere', 'signedInByLink', 'addressChanged', 'passwordChanged', 'passwordReset', 'signedOutEverywhere',
  'deletionRequested', 'erased',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/**
 * What becomes of a part: it stays, it is deleted, it is cut down to what nobody but its owner can have put there (a cart to its items, a
 * profile to names and language), it is released (an order goes on as that of its e-mail address, a rating as nobody's), or it is deleted
 * where the owner says so.
 */
export type PartFate = 'kept' | 'dropped' | 'reduced' | 'released' | 'dropped by choice'

export type PartFates = { readonly [part in AccountPart]: PartFate }

export type AccountTransition = { readonly to: AccountState; readonly fates: PartFates }

const KEPT: PartFates = {
  sessions: 'kept', signInLinks: 'kept', serviceLinks: 'kept', emailChange: 'kept', deletionRequest: 'kept', password: 'kept',
  providers: 'kept', passkeys: 'kept', cart: 'kept', addresses: 'kept', profile: 'kept', lensProfile: 'kept', subscriptions: 'kept',
  reminders: 'kept', savedCards: 'kept', ratings: 'kept', orders: 'kept',
}

/** Whatever was left in the account before its address was verified may be a stranger's (decision R3). */
const CLEAN: PartFates = {
  sessions: 'dropped', signInLinks: 'dropped', serviceLinks: 'dropped', emailChange: 'dropped', deletionRequest: 'dropped',
  password: 'dropped', providers: 'dropped', passkeys: 'dropped', cart: 'dropped', addresses: 'dropped', profile: 'dropped',
  lensProfile: 'dropped', subscriptions: 'dropped', reminders: 'dropped', savedCards: 'dropped', ratings: 'released', orders: 'released',
}
const CLEAN_HERE: PartFates = { ...CLEAN, cart: 'reduced', profile: 'reduced' }

/** Nobody who was in stays in, and nothing that was sent or asked for before leads in or away (decision R4). */
const SIGNED_OUT: PartFates = {
  ...KEPT, sessions: 'dropped', signInLinks: 'dropped', serviceLinks: 'dropped', emailChange: 'dropped',
}
const SIGNED_OUT_BY_CHOICE: PartFates = { ...SIGNED_OUT, providers: 'dropped by choice', passkeys: 'dropped by choice' }

const UNVERIFIED = {
  addressVerified: { to: 'verified', fates: CLEAN },
  addressVerifiedHere: { to: 'verified', fates: CLEAN_HERE },
  // Asked for with the password, answered in the session that asked, with what stood in a mail to the new address.
  addressChanged: { to: 'verified', fates: { ...CLEAN_HERE, password: 'kept' } },
  passwordChanged: { to: 'unverified', fates: SIGNED_OUT_BY_CHOICE },
  signedOutEverywhere: { to: 'unverified', fates: SIGNED_OUT_BY_CHOICE },
  deletionRequested: { to: 'unverified', fates: SIGNED_OUT },
  erased: { to: 'erased', fates: CLEAN },
} as const satisfies Transitions

const VERIFIED = {
  signedInByLink: { to: 'verified', fates: { ...KEPT, signInLinks: 'dropped' } },
  addressChanged: { to: 'verified', fates: SIGNED_OUT },
  passwordChanged: { to: 'verified', fates: SIGNED_OUT_BY_CHOICE },
  passwordReset: { to: 'verified', fates: SIGNED_OUT_BY_CHOICE },
  signedOutEverywhere: { to: 'verified', fates: SIGNED_OUT_BY_CHOICE },
  deletionRequested: { to: 'verified', fates: SIGNED_OUT },
  erased: { to: 'erased', fates: CLEAN },
} as const satisfies Transitions

type Transitions = { readonly [event in AccountEvent]?: AccountTransition }

/** The life of an account: what can happen in which state, where it leads, and what becomes of each part (decisions R3, R4). */
export const ACCOUNT_LIFE: { readonly [state in AccountState]: Transitions } = { unverified: UNVERIFIED, verified: VERIFIED, erased: {} }

/** How an account is entered beside password and e-mail links goes with a reset unless its owner keeps it; else only where they say so. */
export const REVOKES_BY_DEFAULT = { passwordReset: true, passwordChanged: false, signedOutEverywhere: false } as const

/** What an account lost by then: nothing where the event cannot happen in this state. */
export const accountTransition = (
  state: AccountState, event: AccountEvent, isRevoking: boolean,
): { readonly to: AccountState; readonly ends: readonly PartEnd[] } => {
  const { to, fates } = ACCOUNT_LIFE[state][event] ?? { to: state, fates: KEPT }
  return {
    to,
    ends: ACCOUNT_PARTS.flatMap((part): readonly PartEnd[] => {
      const fate = fates[part]
      if (fate === 'dropped by choice') return isRevoking ? [{ part, fate: 'dropped' }] : []
      return fate === 'kept' ? [] : [{ part, fate }]
    }),
  }
}

/** A part that does not stay as it is. */
export type PartEnd = { readonly part: AccountPart; readonly fate: Exclude<PartFate, 'kept' | 'dropped by choice'> }

/** How somebody answered a link to the address of an account. */
export type LinkAnswered = {
  readonly isVerified: boolean
  readonly choosesPassword: boolean
  readonly isRegistrant: boolean
}

/** What answering a link means for the account. */
export const eventOfLink = ({ isVerified, choosesPassword, isRegistrant }: LinkAnswered): AccountEvent => {
  if (isVerified) return choosesPassword ? 'passwordReset' : 'signedInByLink'
  return isRegistrant ? 'addressVerifiedHere' : 'addressVerified'
}
