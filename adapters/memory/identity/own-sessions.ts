import * as E from 'fp-ts/lib/Either.js'
import type { OwnSessions } from '../../../application/commerce/identity/own-sessions.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'
import { endParts } from './end-parts.ts'
import { requestingAccount, stateOf } from './signed-in-account.ts'

export const openOwnSessions = (state: ShopState): OwnSessions => ({
  list: (owner, here, now) =>
    atomically(() => E.right(
      [...state.sessions]
        .filter(([, { accountId, endsAt }]) => accountId === owner && endsAt > now)
        .map(([token, { id, device, since, lastUsed }]) => ({ id, device, since, lastUsed, isHere: token === here }))
        .toSorted((left, right) => right.lastUsed.getTime() - left.lastUsed.getTime() || right.since.getTime() - left.since.getTime()),
    )),
  end: (owner, id) =>
    atomically(() => {
      const session = [...state.sessions].find(([, candidate]) => candidate.accountId === owner && candidate.id === id)
      return E.right(session !== undefined && state.sessions.delete(session[0]))
    }),
  endOthers: (owner, { here, isRevoking, act }) =>
    atomically<NotSignedIn, void>(() => {
      const account = requestingAccount(state, owner, here)
      if (account === undefined) return here === undefined ? E.right(undefined) : E.left({ _tag: 'NotSignedIn' })
      endParts(state, {
        accountId: owner, isRevoking, event: 'signedOutEverywhere', state: stateOf(account), ...omitUndefined({ here }),
      })
      if (act !== undefined) state.auditEntries.push(act)
      return E.right(undefined)
    }),
})
