import * as E from 'fp-ts/lib/Either.js'
import type { AccessTokens } from '../../../application/commerce/staff/access-tokens.port.ts'
import { mayAssignRoles } from '../../../domain/staff/staff-permission.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const openAccessTokens = (state: ShopState): AccessTokens => ({
  add: (token, entry, owner, auditEntry) =>
    atomically(() => {
      if (!mayAssignRoles(state.staff.get(owner)?.person.roles ?? [], entry.roles)) return E.left({ _tag: 'RoleNotOwned' })
      state.accessTokens.set(token, { entry, owner })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  list: (owner, now) =>
    atomically(() => E.right(
      [...state.accessTokens.values()]
        .filter((stored) => stored.owner === owner && stored.entry.endsAt > now)
        .map(({ entry }) => entry)
        .toSorted((left, right) => left.since.getTime() - right.since.getTime()),
    )),
  revoke: (owner, id, auditEntry) =>
    atomically(() => {
      const match = [...state.accessTokens].find(([, stored]) => stored.owner === owner && stored.entry.id === id)
      if (match === undefined) return E.left({ _tag: 'NotFound', what: 'token' })
      state.accessTokens.delete(match[0])
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  holder: (token, now) =>
    atomically(() => {
      const stored = state.accessTokens.get(token)
      const person = stored && state.staff.get(stored.owner)?.person
      return E.right(stored === undefined || person === undefined || person.isDisabled || stored.entry.endsAt <= now
        ? undefined
        : { person, token: { id: stored.entry.id, roles: stored.entry.roles } })
    }),
})
