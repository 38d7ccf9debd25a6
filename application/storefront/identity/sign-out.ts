import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Shop } from '../shop/shop.ts'
import type { CartQueue } from '../cart/cart-queue.ts'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { PurchaseTraces } from '../cart/purchase-traces.port.ts'
import type { IdentityProvider } from './identity-provider.port.ts'
import type { IdentityStore } from './identity-store.ts'
import type { LoginLinkKeeper } from '../visit/login-link-keeper.port.ts'
import type { Tracker } from '../tracking/tracker.port.ts'
import type { SessionOrigin } from '../tracking/session-origin.ts'
import type { RefererKeeper } from '../visit/referer-keeper.port.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'

/** Signs out: cart token, last order and referrer are deleted from this device (Commerce §4). The cart itself stays. */
export type SignOut = () => TE.TaskEither<Failure, void>
export const SignOut = token<SignOut>('SignOut')

type Deps = {
  readonly shop: Pick<Shop, 'identity'>
  readonly identityStore: IdentityStore
  readonly signedInKeeper: SignedInKeeper
  readonly referer: RefererKeeper
  readonly origin: Pick<SessionOrigin, 'clearUid'>
  readonly loginLinks: LoginLinkKeeper
  readonly keeper: CartTokenKeeper
  readonly store: CartStore
  readonly queue: CartQueue
  readonly traces: Pick<PurchaseTraces, 'clearOrdered'>
  readonly provider: IdentityProvider
  readonly tracker: Tracker
}

const clearDevice = (deps: Deps) => (): void => {
  deps.keeper.clear()
  deps.traces.clearOrdered()
  deps.referer.clear()
  deps.origin.clearUid()
  deps.loginLinks.clear()
  deps.signedInKeeper.clear()
  deps.store.cleared()
  deps.identityStore.send({ type: 'signOut.done' })
  deps.tracker.track({ event: 'logout' })
}

export const makeSignOut =
  (deps: Deps): SignOut =>
  () =>
    deps.queue.run(
      pipe(
        TE.fromIO(() => { deps.identityStore.send({ type: 'signOut.requested' }) }),
        TE.flatMap(() => deps.shop.identity.signOut({})),
        TE.tapError(() => TE.fromIO(() => { deps.identityStore.send({ type: 'signOut.failed' }) })),
        TE.tapIO(() => clearDevice(deps)),
        // Signed out on this device, whether or not the service succeeds.
        TE.tap(() => pipe(deps.provider.signOut(), TE.orElseW(() => TE.right(undefined)))),
      ),
    )
