import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { IdentityEvent } from '../../../domain/identity/identity.machine.ts'
import { GUEST, signedIn, type Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityGateway } from './identity-gateway.port.ts'
import type { IdentityStore } from './identity-store.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/**
 * Who the visitor is. A guest has no profile, so none is asked for; whoever signed in is asked for once, however many
 * want to know, and a session that ended makes a guest (Commerce §6, decision A68).
 */
export type WhoIsThere = () => TE.TaskEither<Failure, Identity>
export const WhoIsThere = token<WhoIsThere>('WhoIsThere')

export type WhoDeps = {
  readonly identities: IdentityGateway
  readonly identityStore: IdentityStore
  readonly signedInKeeper: SignedInKeeper
}

/** Tells the store of an answer; who signed in or out meanwhile knows better. */
const told = ({ identityStore }: WhoDeps, fact: IdentityEvent, found: Identity): Identity => {
  identityStore.send(fact)
  return identityStore.identity() ?? found
}

const asGuest = (deps: WhoDeps): TE.TaskEither<Failure, Identity> =>
  TE.fromIO(() => {
    const who = told(deps, { type: 'profile.denied' }, GUEST)
    if (who._tag === 'Guest') deps.signedInKeeper.clear()
    return who
  })

const asked = (deps: WhoDeps): TE.TaskEither<Failure, Identity> =>
  pipe(
    deps.identities.profile(),
    TE.map((customer) => told(deps, { type: 'profile.received', customer }, signedIn(customer))),
    TE.orElse((failure) => (failure._tag === 'NotSignedIn' ? asGuest(deps) : TE.left(failure))),
  )

export const makeWhoIsThere = (deps: WhoDeps): WhoIsThere => {
  let asking: ReturnType<TE.TaskEither<Failure, Identity>> | undefined
  const once: TE.TaskEither<Failure, Identity> = () =>
    (asking ??= asked(deps)().finally(() => { asking = undefined }))
  return () => () => {
    const known = deps.identityStore.identity()
    return known === undefined ? once() : TE.right<Failure, Identity>(known)()
  }
}
