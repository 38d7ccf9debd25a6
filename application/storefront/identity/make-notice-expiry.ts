import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { hasEnded } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Log } from '../shop/log.port.ts'
import type { Now } from '../shop/now.port.ts'
import type { Shop } from '../shop/shop.ts'
import type { PageReload } from '../visit/page-reload.port.ts'
import type { SignedInKeeper } from '../visit/signed-in-keeper.port.ts'
import type { IdentityStore } from './identity-store.ts'
import type { NoticeExpiry } from './notice-expiry.ts'

type Deps = {
  readonly shop: Pick<Shop, 'customer'>
  readonly identityStore: IdentityStore
  readonly signedInKeeper: SignedInKeeper
  readonly now: Now
  readonly pageReload: PageReload
  readonly log: Log
}

/** The end of the signed-in customer's session as stored on this device, once it is reached. */
const endReached = ({ identityStore, signedInKeeper, now }: Deps): Date | undefined => {
  const end = identityStore.identity()?._tag === 'SignedIn' ? signedInKeeper.endsAt() : undefined
  return end !== undefined && hasEnded(end, now()) ? end : undefined
}

const reloaded = ({ pageReload, log }: Deps, end: Date): void => {
  const reason = `session ${end.getTime()}`
  if (pageReload.isDoneFor(reason)) return
  try {
    pageReload.reloadFor(reason)
  } catch (error) {
    log.warn('The page was not reloaded after its session', error)
  }
}

export const makeNoticeExpiry =
  (deps: Deps): NoticeExpiry =>
  (wouldLose) => () => {
    const end = wouldLose() ? undefined : endReached(deps)
    if (end === undefined) return TE.right<Failure, void>(undefined)()
    return pipe(
      deps.shop.customer.getProfile({}),
      TE.map(() => undefined),
      TE.orElse(({ _tag }) => TE.fromIO(() => {
        if (_tag === 'NotSignedIn' && !wouldLose()) reloaded(deps, end)
      })),
    )()
  }
