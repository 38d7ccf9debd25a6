import * as E from 'fp-ts/lib/Either.js'
import type { StaffBook, StaffChange } from '../../../application/commerce/staff/staff-book.port.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { StaffId } from '../../../domain/staff/staff-person.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

const isLast = ({ staff }: ShopState, id: StaffId, { roles, isDisabled = false }: StaffChange): boolean => {
  const keepers = [...staff.values()].filter(({ person }) => person.roles.includes('all') && !person.isDisabled)
  return keepers.length === 1 && keepers[0]?.person.id === id && (isDisabled || (roles !== undefined && !roles.includes('all')))
}

const byEmail = ({ staff }: ShopState, email: Email) =>
  [...staff.values()].find(({ person }) => canonicalEmailOf(person.email) === canonicalEmailOf(email))

export const openStaffBook = (state: ShopState): StaffBook => ({
  list: atOnce(() => E.right(
    [...state.staff.values()].map(({ person }) => person).toSorted((one, two) => one.name.localeCompare(two.name)),
  )),
  byEmail: (email) => atOnce(() => {
    const found = byEmail(state, email)
    return E.right(found && { person: found.person, passwordHash: found.passwordHash, secret: found.secret })
  }),
  add: (kept, act) =>
    atOnce(() => {
      if (byEmail(state, kept.person.email) !== undefined)
        return E.left({ _tag: 'StaffEmailTaken' })
      state.staff.set(kept.person.id, { ...kept, lastStep: 0 })
      state.auditEntries.push(act)
      return E.right(undefined)
    }),
  change: (id, change, act) =>
    atOnce(() => {
      const kept = state.staff.get(id)
      const isOther = change.passwordBefore !== undefined && kept?.passwordHash !== change.passwordBefore
      if (kept === undefined || isOther) return E.left({ _tag: 'NotFound', what: 'staff' })
      if (isLast(state, id, change)) return E.left({ _tag: 'LastKeeper' })
      const { roles = kept.person.roles, isDisabled = kept.person.isDisabled, keys, passwordHash = kept.passwordHash } = change
      const person = { ...kept.person, roles, isDisabled }
      state.staff.set(id, { ...kept, person, passwordHash, ...(keys === undefined ? {} : { ...keys, lastStep: 0 }) })
      if (isDisabled || keys !== undefined || change.passwordHash !== undefined)
        for (const [token, { staffId }] of state.staffSessions) if (staffId === id) state.staffSessions.delete(token)
      if (isDisabled || keys !== undefined)
        for (const [token, { owner }] of state.accessTokens) if (owner === id) state.accessTokens.delete(token)
      state.auditEntries.push(act)
      return E.right(person)
    }),
  storedSecrets: atOnce(() => E.right([...state.staff.values()].map(({ person: { id }, secret }) => ({ id, stored: secret })))),
  replaceSecret: (id, before, after) =>
    atOnce(() => {
      const kept = state.staff.get(id)
      if (kept?.secret === before) state.staff.set(id, { ...kept, secret: after })
      return E.right(undefined)
    }),
})
