/**
 * The data of an account. `signInLinks` sign in or set a password; `serviceLinks` act on a cart or a subscription, or repeat an order,
 * without a sign-in. Links that only end something (newsletter, reminder, deletion request) belong to neither and stay valid.
 */
export const ACCOUNT_PARTS = [
  'sessions', 'signInLinks', 'serviceLinks', 'emailChange', 'deletionRequest', 'password', 'providers', 'passkeys',
  'cart', 'addresses', 'profile', 'lensProfile', 'subscriptions', 'reminders', 'savedCards', 'ratings', 'orders',
] as const
export type AccountPart = (typeof ACCOUNT_PARTS)[number]

export const ACCOUNT_STATES = ['unverified', 'verified', 'erased'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

/**
 * Events of an account. An address is verified by using a link sent to it; `addressVerifiedHere` if the same person registered
 * it: from the only session of the account, or by the very link of the registration.
 */
export const ACCOUNT_EVENTS = [
  'addressVerified', 'addressVerifiedHere', 'signedInByLink', 'addressChanged', 'passwordChanged', 'passwordReset', 'signedOutEverywhere',
  'deletionRequested', 'erased',
] as const
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number]

/**
 * What happens to a part: it is kept, deleted, reduced to what only its owner can have entered (a cart to its items, a profile to names
 * and language), released (an order stays with its e-mail address, a rating becomes anonymous), or deleted if the owner chooses so.
 */
export type PartFate = 'kept' | 'dropped' | 'reduced' | 'released' | 'dropped by choice'

export type PartFates = { readonly [part in AccountPart]: PartFate }

export type AccountTransition = { readonly to: AccountState; readonly fates: PartFates }

const UNCHANGED: PartFates = {
  sessions: 'kept', signInLinks: 'kept', serviceLinks: 'kept', emailChange: 'kept', deletionRequest: 'kept', password: 'kept',
  providers: 'kept', passkeys: 'kept', cart: 'kept', addresses: 'kept', profile: 'kept', lensProfile: 'kept', subscriptions: 'kept',
  reminders: 'kept', savedCards: 'kept', ratings: 'kept', orders: 'kept',
}

/** Data entered before the address was verified may be a stranger's (decision R3). */
const CLEAN: PartFates = {
  sessions: 'dropped', signInLinks: 'dropped', serviceLinks: 'dropped', emailChange: 'dropped', deletionRequest: 'dropped',
  password: 'dropped', providers: 'dropped', passkeys: 'dropped', cart: 'dropped', addresses: 'dropped', profile: 'dropped',
  lensProfile: 'dropped', subscriptions: 'dropped', reminders: 'dropped', savedCards: 'dropped', ratings: 'released', orders: 'released',
}
const CLEAN_HERE: PartFates = { ...CLEAN, cart: 'reduced', profile: 'reduced' }

/** All sessions end, and links sent before are no longer valid (decision R4). */
const SIGNED_OUT: PartFates = {
  ...UNCHANGED, sessions: 'dropped', signInLinks: 'dropped', serviceLinks: 'dropped', emailChange: 'dropped',
}
const SIGNED_OUT_BY_CHOICE: PartFates = { ...SIGNED_OUT, providers: 'dropped by choice', passkeys: 'dropped by choice' }

const UNVERIFIED = {
  addressVerified: { to: 'verified', fates: CLEAN },
  addressVerifiedHere: { to: 'verified', fates: CLEAN_HERE },
  // Requested with the password and confirmed in the same session, with a code from a mail to the new address.
  addressChanged: { to: 'verified', fates: { ...CLEAN_HERE, password: 'kept' } },
  passwordChanged: { to: 'unverified', fates: SIGNED_OUT_BY_CHOICE },
  signedOutEverywhere: { to: 'unverified', fates: SIGNED_OUT_BY_CHOICE },
  deletionRequested: { to: 'unverified', fates: SIGNED_OUT },
  erased: { to: 'erased', fates: CLEAN },
} as const satisfies Transitions

const VERIFIED = {
  signedInByLink: { to: 'verified', fates: { ...UNCHANGED, signInLinks: 'dropped' } },
  addressChanged: { to: 'verified', fates: SIGNED_OUT },
  passwordChanged: { to: 'verified', fates: SIGNED_OUT_BY_CHOICE },
  passwordReset: { to: 'verified', fates: SIGNED_OUT_BY_CHOICE },
  signedOutEverywhere: { to: 'verified', fates: SIGNED_OUT_BY_CHOICE },
  deletionRequested: { to: 'verified', fates: SIGNED_OUT },
  erased: { to: 'erased', fates: CLEAN },
} as const satisfies Transitions

type Transitions = { readonly [event in AccountEvent]?: AccountTransition }

/**
 * The life cycle of an account: which events are possible in a state, the next state, and what happens to each part (decisions R3, R4).
 */
export const ACCOUNT_LIFE: { readonly [state in AccountState]: Transitions } = { unverified: UNVERIFIED, verified: VERIFIED, erased: {} }

/** Whether providers and passkeys are removed unless the owner keeps them (reset), or only if the owner chooses so. */
export const REVOKES_BY_DEFAULT = { passwordReset: true, passwordChanged: false, signedOutEverywhere: false } as const

/** The next state and the parts that change: none if the event is not possible in this state. */
export const accountTransition = (
  state: AccountState, event: AccountEvent, isRevoking: boolean,
): { readonly to: AccountState; readonly ends: readonly PartEnd[] } => {
  const { to, fates } = ACCOUNT_LIFE[state][event] ?? { to: state, fates: UNCHANGED }
  return {
    to,
    ends: ACCOUNT_PARTS.flatMap((part): readonly PartEnd[] => {
      const fate = fates[part]
      if (fate === 'dropped by choice') return isRevoking ? [{ part, fate: 'dropped' }] : []
      return fate === 'kept' ? [] : [{ part, fate }]
    }),
  }
}

/** A part that changes. */
export type PartEnd = { readonly part: AccountPart; readonly fate: Exclude<PartFate, 'kept' | 'dropped by choice'> }

/** How a link sent to the address of an account was used. */
export type LinkUse = {
  readonly isVerified: boolean
  readonly choosesPassword: boolean
  readonly isRegistrant: boolean
}

/** The account event of a used link. */
export const eventOfLink = ({ isVerified, choosesPassword, isRegistrant }: LinkUse): AccountEvent => {
  if (isVerified) return choosesPassword ? 'passwordReset' : 'signedInByLink'
  return isRegistrant ? 'addressVerifiedHere' : 'addressVerified'
}
