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

const endSessions = ({ staffSessions }: ShopState, id: StaffId): void => {
  for (const [token, { staffId }] of staffSessions) if (staffId === id) staffSessions.delete(token)
}
const revokeTokens = ({ accessTokens }: ShopState, id: StaffId): void => {
  for (const [token, { owner }] of accessTokens) if (owner === id) accessTokens.delete(token)
}

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
      if (member === undefined) return E.left({ _tag: 'NotFound', what: 'staff' })
      if (isLast(state, id, change)) return E.left({ _tag: 'LastAdministrator' })
      const person = { ...member.person, ...change }
      state.staff.set(id, { ...member, person })
      if (person.isDisabled) {
        endSessions(state, id)
        revokeTokens(state, id)
      }
      state.auditEntries.push(auditEntry)
      return E.right(person)
    }),
  changeCredentials: (id, change, auditEntry) =>
    atomically(() => {
      const member = state.staff.get(id)
      const isOther = 'passwordBefore' in change && member?.passwordHash !== change.passwordBefore
      if (member === undefined || isOther) return E.left({ _tag: 'NotFound', what: 'staff' })
      state.staff.set(id, { ...member, ...('keys' in change ? { ...change.keys, lastStep: 0 } : { passwordHash: change.passwordHash }) })
      endSessions(state, id)
      if ('keys' in change) revokeTokens(state, id)
      state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  storedSecrets: atomically(() => E.right([...state.staff.values()].map(({ person: { id }, secret }) => ({ id, stored: secret })))),
  replaceSecret: (id, before, after) =>
    atomically(() => {
      const member = state.staff.get(id)
      if (member?.secret === before) state.staff.set(id, { ...member, secret: after })
      return E.right(undefined)
    }),
})
