import type { SessionToken } from '../identity/session.ts'
import type { AccessTokenId } from './access-token.ts'
import type { StaffPerson } from './staff-person.ts'
import type { StaffRole } from './staff-role.ts'

/** What is done in the shop's name. */
export const STAFF_RIGHTS = [
  'orders:read', 'orders:write', 'payments:write', 'products:read', 'products:write', 'customers:read', 'customers:write',
  'coupons:write', 'coupons:unlimited', 'reviews:write', 'tasks:write', 'own-password:write', 'own-sessions:write',
  'own-tokens:write', 'staff:write', 'audit-log:read',
] as const
export type StaffRight = (typeof STAFF_RIGHTS)[number]

/** Which role may do what; there is no other place that says so. */
const MAY: { readonly [role in StaffRole]: readonly StaffRight[] } = {
  orders: [
    'orders:read', 'orders:write', 'payments:write', 'products:read', 'customers:read', 'tasks:write', 'own-password:write',
    'own-sessions:write', 'own-tokens:write',
  ],
  goods: ['products:read', 'products:write', 'coupons:write', 'own-password:write', 'own-sessions:write', 'own-tokens:write'],
  content: ['reviews:write', 'own-password:write', 'own-sessions:write', 'own-tokens:write'],
  all: STAFF_RIGHTS,
}

/** Rights that no program has, whatever its token says: it would make itself others. */
const FOR_PEOPLE: readonly StaffRight[] = ['own-password:write', 'own-sessions:write', 'own-tokens:write', 'staff:write']

export const isForPeople = (right: StaffRight): boolean => FOR_PEOPLE.includes(right)

/** Who asks in the shop's name: a person at the desk, or a program with a token of theirs that may do only so much. */
export type StaffHolder = {
  readonly person: StaffPerson
  /** The one they sit at the desk with; a program has none. */
  readonly session?: SessionToken
  readonly token?: { readonly id: AccessTokenId; readonly roles: readonly StaffRole[] }
}

const includes = (roles: readonly StaffRole[], right: StaffRight): boolean => roles.some((role) => MAY[role].includes(right))

/** Whether somebody with these roles may give a program those: only where each of their rights is one's own. */
export const mayAssignRoles = (own: readonly StaffRole[], given: readonly StaffRole[]): boolean =>
  given.every((role) => MAY[role].every((right) => includes(own, right)))

/** A program may what its token says, and never more than its person. */
export const mayDo = ({ person, token }: StaffHolder, right: StaffRight): boolean =>
  includes(person.roles, right) && (token === undefined || (includes(token.roles, right) && !isForPeople(right)))
