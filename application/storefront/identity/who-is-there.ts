import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
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

const asGuest = (deps: WhoDeps): TE.TaskEither<Failure, Identity> =>
  TE.fromIO(() => {
    deps.signedInKeeper.forget()
    return GUEST
  })

const asked = (deps: WhoDeps): TE.TaskEither<Failure, Identity> =>
  pipe(
    deps.identities.profile(),
    TE.map(signedIn),
    TE.orElse((failure) => (failure._tag === 'NotSignedIn' ? asGuest(deps) : TE.left(failure))),
  )

export const makeWhoIsThere = (deps: WhoDeps): WhoIsThere => {
  let asking: ReturnType<TE.TaskEither<Failure, Identity>> | undefined
  const once: TE.TaskEither<Failure, Identity> = () =>
    (asking ??= asked(deps)().finally(() => { asking = undefined }))
  return () => () => {
    const known = deps.identityStore.identity()
    if (known !== undefined) return TE.right<Failure, Identity>(known)()
    const identity = deps.signedInKeeper.isKept() ? once : TE.right<Failure, Identity>(GUEST)
    return pipe(identity, TE.tapIO((found) => () => { deps.identityStore.received(found) }))()
  }
}
