import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { IdentityEvent } from '../../../domain/identity/identity.machine.ts'
import { GUEST, signedIn, type Identity } from '../../../domain/identity/identity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Shop } from '../shop/shop.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { IdentityStore } from './identity-store.ts'
import type { LoadIdentity } from './load-identity.ts'

export type IdentityDeps = {
  readonly shop: Pick<Shop, 'customer'>
  readonly identityStore: IdentityStore
  readonly signedInKeeper: SignedInKeeper
}

/** Sends a response to the store; a sign-in or sign-out that happened meanwhile takes precedence. */
const updated = ({ identityStore }: IdentityDeps, event: IdentityEvent, fallback: Identity): Identity => {
  identityStore.send(event)
  return identityStore.identity() ?? fallback
}

const asGuest = (deps: IdentityDeps): TE.TaskEither<Failure, Identity> =>
  TE.fromIO(() => {
    const identity = updated(deps, { type: 'profile.denied' }, GUEST)
    if (identity._tag === 'Guest') deps.signedInKeeper.clear()
    return identity
  })

const loadProfile = (deps: IdentityDeps): TE.TaskEither<Failure, Identity> =>
  pipe(
    deps.shop.customer.getProfile({}),
    TE.map((customer) => updated(deps, { type: 'profile.received', customer }, signedIn(customer))),
    TE.orElse((failure) => (failure._tag === 'NotSignedIn' ? asGuest(deps) : TE.left(failure))),
  )

export const makeLoadIdentity = (deps: IdentityDeps): LoadIdentity => {
  let loading: ReturnType<TE.TaskEither<Failure, Identity>> | undefined
  const once: TE.TaskEither<Failure, Identity> = () =>
    (loading ??= loadProfile(deps)().finally(() => { loading = undefined }))
  return () => () => {
    const identity = deps.identityStore.identity()
    return identity === undefined ? once() : TE.right<Failure, Identity>(identity)()
  }
}
