import * as fc from 'fast-check'
import { initialTransition, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { identityMachine, type IdentityEvent } from '../../../domain/identity/identity.machine.ts'
import { GUEST, signedIn } from '../../../domain/identity/identity.ts'
import { made } from '../../support/builders/made.ts'
import { restingStates } from '../../support/machine-edges.ts'

const named = (firstName: string): Customer => ({
  accountId: made(makeAccountId(`account-${firstName}`.padEnd(22, '_'))),
  email: made(makeEmail(`${firstName}@example.ch`)),
  isVerified: true,
  firstName, lastName: 'Keller',
})
const [ANNA, BEA] = [named('Anna'), named('Bea')]

const EVENTS = {
  guestFound: { type: 'guest.found' },
  profileReceived: { type: 'profile.received', customer: ANNA },
  profileDenied: { type: 'profile.denied' },
  profileChanged: { type: 'profile.changed', customer: BEA },
  sessionExpired: { type: 'session.expired' },
  credentialsGiven: { type: 'credentials.given' },
  credentialsAccepted: { type: 'credentials.accepted', customer: ANNA },
  credentialsRefused: { type: 'credentials.refused' },
  signOutRequested: { type: 'signOut.requested' },
  signOutDone: { type: 'signOut.done' },
  signOutFailed: { type: 'signOut.failed' },
} as const satisfies Readonly<Record<string, IdentityEvent>>
type Name = keyof typeof EVENTS
const NAMES: readonly Name[] = [
  'guestFound', 'profileReceived', 'profileDenied', 'profileChanged', 'sessionExpired', 'credentialsGiven',
  'credentialsAccepted', 'credentialsRefused', 'signOutRequested', 'signOutDone', 'signOutFailed',
]

const after = (...names: readonly Name[]) =>
  names.reduce((state, name) => transition(identityMachine, state, EVENTS[name])[0], initialTransition(identityMachine)[0])
const stateAfter = (...names: readonly Name[]): string => after(...names).value
const who = (...names: readonly Name[]) => after(...names).context.identity

/** Events that lead to each state; for a sign-in or sign-out once for every previous identity. */
const PATHS = {
  'unknown': [],
  'guest': ['guestFound'],
  'signedIn': ['profileReceived'],
  'expired': ['profileDenied'],
  'signingIn from unknown': ['credentialsGiven'],
  'signingIn from guest': ['guestFound', 'credentialsGiven'],
  'signingIn from signedIn': ['profileReceived', 'credentialsGiven'],
  'signingIn from expired': ['profileDenied', 'credentialsGiven'],
  'signingOut from unknown': ['signOutRequested'],
  'signingOut from guest': ['guestFound', 'signOutRequested'],
  'signingOut from signedIn': ['profileReceived', 'signOutRequested'],
  'signingOut from expired': ['profileDenied', 'signOutRequested'],
} as const satisfies Readonly<Record<string, readonly Name[]>>
const FROM = Object.keys(PATHS).filter((name): name is keyof typeof PATHS => name in PATHS)

/** Columns in the order of `NAMES`; `=` is unchanged. */
const TABLE: Readonly<Record<keyof typeof PATHS, readonly string[]>> = {
  'unknown': ['guest', 'signedIn', 'expired', '=', '=', 'signingIn', '=', '=', 'signingOut', '=', '='],
  'guest': ['=', '=', '=', '=', '=', 'signingIn', '=', '=', 'signingOut', '=', '='],
  'signedIn': ['=', '=', '=', '=', 'expired', 'signingIn', '=', '=', 'signingOut', '=', '='],
  'expired': ['=', '=', '=', '=', '=', 'signingIn', '=', '=', 'signingOut', '=', '='],
  'signingIn from unknown': ['=', '=', '=', '=', '=', '=', 'signedIn', 'unknown', '=', '=', '='],
  'signingIn from guest': ['=', '=', '=', '=', '=', '=', 'signedIn', 'guest', '=', '=', '='],
  'signingIn from signedIn': ['=', '=', '=', '=', '=', '=', 'signedIn', 'signedIn', '=', '=', '='],
  'signingIn from expired': ['=', '=', '=', '=', '=', '=', 'signedIn', 'guest', '=', '=', '='],
  'signingOut from unknown': ['=', '=', '=', '=', '=', '=', '=', '=', '=', 'guest', 'unknown'],
  'signingOut from guest': ['=', '=', '=', '=', '=', '=', '=', '=', '=', 'guest', 'guest'],
  'signingOut from signedIn': ['=', '=', '=', '=', '=', '=', '=', '=', '=', 'guest', 'signedIn'],
  'signingOut from expired': ['=', '=', '=', '=', '=', '=', '=', '=', '=', 'guest', 'guest'],
}

describe('the identity of a visitor', () => {
  it('is unknown at first, and has six states', () => {
    expect([stateAfter(), who()]).toEqual(['unknown', undefined])
    expect(restingStates(identityMachine)).toEqual(['expired', 'guest', 'signedIn', 'signingIn', 'signingOut', 'unknown'])
    expect(FROM.map((from) => stateAfter(...PATHS[from]))).toEqual(FROM.map((from) => from.split(' ')[0]))
  })

  it.each(FROM)('handles every event when %s as the table says', (from) => {
    const reached = NAMES.map((name) => stateAfter(...PATHS[from], name))
    expect(reached).toEqual(TABLE[from].map((cell) => (cell === '=' ? from.split(' ')[0] : cell)))
  })

  it('handles any two events in a row as it handles each of them', () => {
    const byState = (state: string, before: string): keyof typeof PATHS => {
      const result = FROM.find((from) => from === state || from === `${state} from ${before}`)
      if (result === undefined) throw new Error(`No row for ${state} from ${before}`)
      return result
    }
    for (const from of FROM)
      for (const [index, one] of NAMES.entries()) {
        const now = TABLE[from][index] === '=' ? from : byState(TABLE[from][index] ?? '', from)
        const expected = NAMES.map((_, column) => (TABLE[now][column] === '=' ? now.split(' ')[0] : TABLE[now][column]))
        expect(NAMES.map((other) => stateAfter(...PATHS[from], one, other)), `${from}, ${one}`).toEqual(expected)
      }
  })

  it('is a guest when no session exists, and after a session expired', () => {
    expect([who('guestFound'), who('profileDenied'), who('profileReceived', 'sessionExpired')]).toEqual([GUEST, GUEST, GUEST])
  })

  it('is the customer of the loaded profile, and of a sign-in', () => {
    expect(who('profileReceived')).toEqual(signedIn(ANNA))
    expect(who('profileReceived', 'profileChanged')).toEqual(signedIn(BEA))
    expect(who('guestFound', 'profileChanged')).toEqual(GUEST)
  })

  it('is unchanged during a sign-in or sign-out, and when that is rejected', () => {
    expect(who('guestFound', 'credentialsGiven')).toEqual(GUEST)
    expect(who('profileReceived', 'credentialsGiven', 'credentialsRefused')).toEqual(signedIn(ANNA))
    expect(who('profileReceived', 'signOutRequested', 'signOutFailed')).toEqual(signedIn(ANNA))
    expect(who('credentialsGiven', 'credentialsRefused')).toBeUndefined()
  })

  it('is busy only during a sign-in or sign-out', () => {
    const waiting = FROM.filter((from) => after(...PATHS[from]).hasTag('waiting'))
    expect(waiting).toEqual(FROM.filter((from) => /^signing(In|Out) /.test(from)))
  })

  it('is a guest after signing out, whatever profile arrives late', () => {
    for (const late of ['profileReceived', 'profileChanged', 'profileDenied'] as const)
      expect(
        [who('profileReceived', 'signOutRequested', late, 'signOutDone'), who('profileReceived', 'signOutRequested', 'signOutDone', late)],
      )
        .toEqual([GUEST, GUEST])
  })

  it('is the customer who just signed in, even if an earlier request is answered with no session', () => {
    expect(who('credentialsGiven', 'profileDenied', 'credentialsAccepted')).toEqual(signedIn(ANNA))
    expect(who('credentialsGiven', 'credentialsAccepted', 'profileDenied')).toEqual(signedIn(ANNA))
  })

  it('is undefined exactly as long as it is unknown, after any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...NAMES)), (names) => {
        const { value, context } = after(...names)
        const anybody = [undefined, 'Guest', 'SignedIn']
        const expected = {
          unknown: [undefined], guest: ['Guest'], expired: ['Guest'],
          signedIn: ['SignedIn'], signingIn: anybody, signingOut: anybody,
        }
        expect(expected[value]).toContain(context.identity?._tag)
      }),
    )
  })
})
