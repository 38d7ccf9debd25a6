import * as E from 'fp-ts/lib/Either.js'
import type { StaffRepository, StaffChange } from '../../../application/commerce/staff/staff-repository.port.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { StaffId } from '../../../domain/staff/staff-member.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const isLast = ({ staff }: ShopState, id: StaffId, { roles, isDisabled = false }: StaffChange): boolean => {
  const administrators = [...staff.values()].filter(({ person }) => person.roles.includes('all') && !person.isDisabled)
  return administrators.length === 1 && administrators[0]?.person.id === id
    && (isDisabled || (roles !== undefined && !roles.includes('all')))
}

const byEmail = ({ staff }: ShopState, email: Email) =>
  [...staff.values()].find(({ person }) => canonicalEmailOf(person.email) === canonicalEmailOf(email))

export const openStaffRepository = (state: ShopState): StaffRepository => ({
  list: atomically(() => E.right(
    [...state.staff.values()].map(({ person }) => person).toSorted((left, right) => left.name.localeCompare(right.name)),
  )),
  byEmail: (email) => atomically(() => {
    const member = byEmail(state, email)
    return E.right(member && { person: member.person, passwordHash: member.passwordHash, secret: member.secret })
  }),
  add: (member, auditEntry) =>
    atomically(() => {
      if (byEmail(state, member.person.email) !== undefined)
        return E.left({ _tag: 'StaffEmailTaken' })
      state.staff.set(member.person.id, { ...member, lastStep: 0 })
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  change: (id, change, auditEntry) =>
    atomically(() => {
      const member = state.staff.get(id)
      const isOther = change.passwordBefore !== undefined && member?.passwordHash !== change.passwordBefore
      if (member === undefined || isOther) return E.left({ _tag: 'NotFound', what: 'staff' })
      if (isLast(state, id, change)) return E.left({ _tag: 'LastAdministrator' })
      const { roles = member.person.roles, isDisabled = member.person.isDisabled, keys, passwordHash = member.passwordHash } = change
      const person = { ...member.person, roles, isDisabled }
      state.staff.set(id, { ...member, person, passwordHash, ...(keys === undefined ? {} : { ...keys, lastStep: 0 }) })
      if (isDisabled || keys !== undefined || change.passwordHash !== undefined)
        for (const [token, { staffId }] of state.staffSessions) if (staffId === id) state.staffSessions.delete(token)
      if (isDisabled || keys !== undefined)
        for (const [token, { owner }] of state.accessTokens) if (owner === id) state.accessTokens.delete(token)
      state.auditEntries.push(auditEntry)
      return E.right(person)
    }),
  storedSecrets: atomically(() => E.right([...state.staff.values()].map(({ person: { id }, secret }) => ({ id, stored: secret })))),
  replaceSecret: (id, before, after) =>
    atomically(() => {
      const member = state.staff.get(id)
      if (member?.secret === before) state.staff.set(id, { ...member, secret: after })
      return E.right(undefined)
    }),
})
