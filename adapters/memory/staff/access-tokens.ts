import * as E from 'fp-ts/lib/Either.js'
import type { AccessTokens } from '../../../application/commerce/staff/access-tokens.port.ts'
import { mayAssignRoles } from '../../../domain/staff/staff-right.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

export const openAccessTokens = (state: ShopState): AccessTokens => ({
  add: (token, entry, owner, act) =>
    atOnce(() => {
      if (!mayAssignRoles(state.staff.get(owner)?.person.roles ?? [], entry.roles)) return E.left({ _tag: 'RoleNotOwned' })
      state.accessTokens.set(token, { entry, owner })
      state.auditEntries.push(act)
      return E.right(undefined)
    }),
  list: (owner, now) =>
    atOnce(() => E.right(
      [...state.accessTokens.values()]
        .filter((kept) => kept.owner === owner && kept.entry.endsAt > now)
        .map(({ entry }) => entry)
        .toSorted((one, two) => one.since.getTime() - two.since.getTime()),
    )),
  revoke: (owner, id, act) =>
    atOnce(() => {
      const found = [...state.accessTokens].find(([, kept]) => kept.owner === owner && kept.entry.id === id)
      if (found === undefined) return E.left({ _tag: 'NotFound', what: 'token' })
      state.accessTokens.delete(found[0])
      state.auditEntries.push(act)
      return E.right(undefined)
    }),
  holder: (token, now) =>
    atOnce(() => {
      const kept = state.accessTokens.get(token)
      const person = kept && state.staff.get(kept.owner)?.person
      return E.right(kept === undefined || person === undefined || person.isDisabled || kept.entry.endsAt <= now
        ? undefined
        : { person, token: { id: kept.entry.id, roles: kept.entry.roles } })
    }),
})
