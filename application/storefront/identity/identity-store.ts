import { initialTransition, transition } from 'xstate'
import { identityMachine, type IdentityEvent } from '../../../domain/identity/identity.machine.ts'
import type { Identity } from '../../../domain/identity/identity.ts'
import { createSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { CurrentIdentity } from './current-identity.ts'

/** Runs the state machine of the visitor's identity; `undefined` until it is loaded (decision A68). */
export interface IdentityStore {
  readonly identity: () => Identity | undefined
  readonly send: (fact: IdentityEvent) => void
}
export const IdentityStore = token<IdentityStore>('IdentityStore')

// Starting the machine costs more than all else that a page on the server does with a visitor's identity, so it is started once.
const [UNKNOWN] = initialTransition(identityMachine)
const [FOUND_GUEST] = transition(identityMachine, UNKNOWN, { type: 'guest.found' })

/** Publishes the state of the machine in `signal`; a guest that is known from the start is known to the machine as well. */
export const openIdentityStore = (
  { signal = createSignal<Identity | undefined>(undefined) }: { readonly signal?: CurrentIdentity } = {},
): IdentityStore => {
  let now = signal.now()?._tag === 'Guest' ? FOUND_GUEST : UNKNOWN
  const send = (fact: IdentityEvent): void => {
    [now] = transition(identityMachine, now, fact)
    signal.set(now.context.identity)
  }
  return { identity: signal.now, send }
}
