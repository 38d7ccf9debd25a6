import type { SessionToken } from '../identity/session.ts'
import type { AccessTokenId } from './access-token.ts'
import type { StaffMember } from './staff-member.ts'
import type { StaffRole } from './staff-role.ts'

/** Permissions of staff. */
export const STAFF_PERMISSIONS = [
  'orders:read', 'orders:write', 'payments:write', 'products:read', 'products:write', 'customers:read', 'customers:write',
  'coupons:write', 'coupons:unlimited', 'reviews:write', 'tasks:write', 'own-password:write', 'own-sessions:write',
  'own-tokens:write', 'staff:write', 'audit-log:read',
] as const
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

/** The permissions of each role; this is the only place that defines them. */
const PERMISSIONS: { readonly [role in StaffRole]: readonly StaffPermission[] } = {
  orders: [
    'orders:read', 'orders:write', 'payments:write', 'products:read', 'customers:read', 'tasks:write', 'own-password:write',
    'own-sessions:write', 'own-tokens:write',
  ],
  products: ['products:read', 'products:write', 'coupons:write', 'own-password:write', 'own-sessions:write', 'own-tokens:write'],
  content: ['reviews:write', 'own-password:write', 'own-sessions:write', 'own-tokens:write'],
  all: STAFF_PERMISSIONS,
}

/** Permissions that no token has, whatever its roles: it could extend its own permissions. */
const NOT_FOR_TOKENS: readonly StaffPermission[] = ['own-password:write', 'own-sessions:write', 'own-tokens:write', 'staff:write']

export const isForStaffOnly = (permission: StaffPermission): boolean => NOT_FOR_TOKENS.includes(permission)

/** The caller of a staff operation: a staff member in a session, or a program with a limited token of theirs. */
export type StaffCaller = {
  readonly person: StaffMember
  /** The session of the back office; absent for a program. */
  readonly session?: SessionToken
  readonly token?: { readonly id: AccessTokenId; readonly roles: readonly StaffRole[] }
}

const includes = (roles: readonly StaffRole[], permission: StaffPermission): boolean =>
  roles.some((role) => PERMISSIONS[role].includes(permission))

/** Whether staff with these roles may give those to a token: only if they have every permission of each. */
export const mayAssignRoles = (own: readonly StaffRole[], assigned: readonly StaffRole[]): boolean =>
  assigned.every((role) => PERMISSIONS[role].every((permission) => includes(own, permission)))

/** A program has the permissions of its token, and never more than its owner. */
export const isPermitted = ({ person, token }: StaffCaller, permission: StaffPermission): boolean =>
  includes(person.roles, permission) && (token === undefined || (includes(token.roles, permission) && !isForStaffOnly(permission)))
