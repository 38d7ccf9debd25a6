import type { NewSession } from '../../../application/commerce/identity/session-repository.port.ts'
import { hourOf } from '../../../domain/identity/session-entry.ts'
import type { ShopState } from '../shop-state.ts'

export const storeSession = ({ sessions }: ShopState, { token, ...session }: NewSession): void => {
  sessions.set(token, { ...session, lastUsed: hourOf(session.since) })
}
