import { mayMeasure } from '../../../domain/tracking/consent.ts'
import { token } from '../../token.ts'
import type { ConsentStore } from './consent-store.ts'
import type { OriginKeeper } from './origin-keeper.port.ts'

/** How the visitor arrived: stored from the consent to statistics on, and deleted when it is withdrawn (decision S19). */
export interface SessionOrigin {
  readonly store: (write: (keeper: OriginKeeper) => void) => void
  readonly clearUid: () => void
}
export const SessionOrigin = token<SessionOrigin>('SessionOrigin')

export const openSessionOrigin = (
  { origin, consents }: { readonly origin: OriginKeeper; readonly consents: ConsentStore },
): SessionOrigin => {
  let waiting: readonly ((keeper: OriginKeeper) => void)[] = []
  consents.consent.subscribe(() => {
    const isAllowed = mayMeasure(consents.consent.now())
    if (isAllowed) for (const write of waiting) write(origin)
    else origin.clear()
    waiting = []
  })
  return {
    store: (write) => {
      if (mayMeasure(consents.consent.now())) write(origin)
      else waiting = [...waiting, write]
    },
    clearUid: () => { origin.clearUid() },
  }
}
