import * as E from 'fp-ts/lib/Either.js'
import type { SessionBook } from '../../../application/commerce/identity/session-book.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openSessionBook = (state: ShopState): SessionBook => ({
  begin: ({ token, ...session }) =>
    atOnce(() => {
      state.sessions.set(token, session)
      return E.right(undefined)
    }),
  holder: (token, now) =>
    atOnce(() => {
      const session = state.sessions.get(token)
      return E.right(session !== undefined && session.endsAt > now ? session.accountId : undefined)
    }),
  end: (token) =>
    atOnce(() => {
      state.sessions.delete(token)
      return E.right(undefined)
    }),
})
