import { initialTransition, transition } from 'xstate'
import { identityMachine, type IdentityEvent } from '../../../domain/identity/identity.machine.ts'
import type { Identity } from '../../../domain/identity/identity.ts'
import { createSignal } from '../../signal.ts'
import { token } from '../../token.ts'
import type { CurrentIdentity } from './current-identity.ts'

/** Runs the machine of who the visitor is; `undefined` as long as nobody knows (decision A68). */
export interface IdentityStore {
  readonly identity: () => Identity | undefined
  readonly send: (fact: IdentityEvent) => void
}
export const IdentityStore = token<IdentityStore>('IdentityStore')

/** Shows in `known` what the machine says; a guest that is known from the start, the machine is told of. */
export const openIdentityStore = (
  { known = createSignal<Identity | undefined>(undefined) }: { readonly known?: CurrentIdentity } = {},
): IdentityStore => {
  let [now] = initialTransition(identityMachine)
  const send = (fact: IdentityEvent): void => {
    [now] = transition(identityMachine, now, fact)
    known.put(now.context.identity)
  }
  if (known.now()?._tag === 'Guest') send({ type: 'guest.found' })
  return { identity: known.now, send }
}
