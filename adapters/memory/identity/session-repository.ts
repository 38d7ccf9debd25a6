import * as E from 'fp-ts/lib/Either.js'
import type { SessionRepository } from '../../../application/commerce/identity/session-repository.port.ts'
import { hourOf } from '../../../domain/identity/session-entry.ts'
import { atomically } from '../atomically.ts'
import { storeSession } from '../customer/store-session.ts'
import type { ShopState } from '../shop-state.ts'

export const openSessionRepository = (state: ShopState): SessionRepository => ({
  begin: (session) =>
    atomically(() => {
      storeSession(state, session)
      return E.right(undefined)
    }),
  holder: (token, now) =>
    atomically(() => {
      const session = state.sessions.get(token)
      if (session === undefined || session.endsAt <= now) return E.right(undefined)
      if (session.lastUsed < hourOf(now)) state.sessions.set(token, { ...session, lastUsed: hourOf(now) })
      return E.right(session.accountId)
    }),
  end: (token) =>
    atomically(() => {
      state.sessions.delete(token)
      return E.right(undefined)
    }),
})
