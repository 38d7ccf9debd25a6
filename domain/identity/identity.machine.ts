import { assign, setup } from 'xstate'
import type { Customer } from '../customer/customer.ts'
import { GUEST, signedIn, type Identity } from './identity.ts'

export type IdentityEvent =
  /** No sign-in on this device so far. */
  | { readonly type: 'guest.found' }
  | { readonly type: 'profile.received'; readonly customer: Customer }
  /** There was a sign-in on this device, and the session is over. */
  | { readonly type: 'profile.denied' }
  | { readonly type: 'profile.changed'; readonly customer: Customer }
  | { readonly type: 'session.expired' }
  | { readonly type: 'credentials.given' }
  | { readonly type: 'credentials.accepted'; readonly customer: Customer }
  | { readonly type: 'credentials.refused' }
  | { readonly type: 'signOut.requested' }
  | { readonly type: 'signOut.done' }
  | { readonly type: 'signOut.failed' }

/**
 * The identity of the visitor, as far as this device knows. While signing in or out, the previous identity stays, and is restored if the
 * attempt is rejected; late responses to earlier requests change nothing (Commerce §6, decision A68).
 */
export const identityMachine = setup({
  types: { context: {} as { readonly identity: Identity | undefined }, events: {} as IdentityEvent, tags: {} as 'waiting' },
  guards: {
    hasNoIdentity: ({ context }) => context.identity === undefined,
    isCustomer: ({ context }) => context.identity?._tag === 'SignedIn',
  },
  actions: {
    meet: assign((_, customer: Customer) => ({ identity: signedIn(customer) })),
    meetGuest: assign({ identity: GUEST }),
  },
}).createMachine({
  id: 'identity',
  context: { identity: undefined },
  initial: 'unknown',
  states: {
    unknown: {
      on: {
        'guest.found': { target: 'guest', actions: 'meetGuest' },
        'profile.received': { target: 'signedIn', actions: { type: 'meet', params: ({ event }) => event.customer } },
        'profile.denied': { target: 'expired', actions: 'meetGuest' },
        'credentials.given': 'signingIn',
        'signOut.requested': 'signingOut',
      },
    },
    guest: { on: { 'credentials.given': 'signingIn', 'signOut.requested': 'signingOut' } },
    expired: { on: { 'credentials.given': 'signingIn', 'signOut.requested': 'signingOut' } },
    signedIn: {
      on: {
        'profile.changed': { actions: { type: 'meet', params: ({ event }) => event.customer } },
        'session.expired': { target: 'expired', actions: 'meetGuest' },
        'credentials.given': 'signingIn',
        'signOut.requested': 'signingOut',
      },
    },
    signingIn: {
      tags: 'waiting',
      on: {
        'credentials.accepted': { target: 'signedIn', actions: { type: 'meet', params: ({ event }) => event.customer } },
        'credentials.refused': [
          { guard: 'hasNoIdentity', target: 'unknown' },
          { guard: 'isCustomer', target: 'signedIn' },
          { target: 'guest' },
        ],
      },
    },
    signingOut: {
      tags: 'waiting',
      on: {
        'signOut.done': { target: 'guest', actions: 'meetGuest' },
        'signOut.failed': [
          { guard: 'hasNoIdentity', target: 'unknown' },
          { guard: 'isCustomer', target: 'signedIn' },
          { target: 'guest' },
        ],
      },
    },
  },
})
