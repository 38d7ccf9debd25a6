import * as E from 'fp-ts/lib/Either.js'
import type { OwnSessions } from '../../../application/commerce/identity/own-sessions.port.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openOwnSessions = ({ sessions, staffActs }: ShopState): OwnSessions => ({
  list: (owner, here, now) =>
    atOnce(() => E.right(
      [...sessions]
        .filter(([, { accountId, endsAt }]) => accountId === owner && endsAt > now)
        .map(([token, { id, device, since, lastUsed }]) => ({ id, device, since, lastUsed, isHere: token === here }))
        .toSorted((one, other) => other.lastUsed.getTime() - one.lastUsed.getTime() || other.since.getTime() - one.since.getTime()),
    )),
  end: (owner, id) =>
    atOnce(() => {
      const found = [...sessions].find(([, session]) => session.accountId === owner && session.id === id)
      return E.right(found !== undefined && sessions.delete(found[0]))
    }),
  endOthers: (owner, here, act) =>
    atOnce(() => {
      for (const [token, { accountId }] of sessions) if (accountId === owner && token !== here) sessions.delete(token)
      if (act !== undefined) staffActs.push(act)
      return E.right(undefined)
    }),
})
