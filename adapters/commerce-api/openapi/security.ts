import type { RequiredCaller } from '../../../application/commerce/shop/request-context.ts'
import { isForStaffOnly, STAFF_PERMISSIONS, type StaffPermission } from '../../../domain/staff/staff-permission.ts'
import type { Permission } from '../../../application/contract/operation.ts'
import { REQUIRED_CALLERS } from '../../../application/commerce/shop/required-caller.ts'

export type CookieNames = { readonly sessionCookie: string; readonly staffCookie: string }

const SESSION = { session: [] }
const STAFF = [{ staffSession: [] }, { staffToken: [] }]

/** Security by caller: no session is read, a session is optional, or required. */
const SECURITY: { readonly [who in RequiredCaller]: readonly object[] } = { anyone: [], visitor: [{}, SESSION], customer: [SESSION] }

const isStaffPermission = (permission: Permission): permission is StaffPermission =>
  (STAFF_PERMISSIONS as readonly string[]).includes(permission)

/** The security of an operation. Programs send an access token, except where only persons are allowed. */
export const securityOf = (permission: Permission): readonly object[] => {
  if (permission === 'staff') return STAFF
  if (isStaffPermission(permission)) return isForStaffOnly(permission) ? STAFF.slice(0, 1) : STAFF
  return SECURITY[REQUIRED_CALLERS[permission]]
}

export const securitySchemes = ({ sessionCookie, staffCookie }: CookieNames) => ({
  session: {
    type: 'apiKey', in: 'cookie', name: sessionCookie,
    description: 'HttpOnly session cookie, set by signing in or creating an account; replaced at each sign-in.',
  },
  staffSession: {
    type: 'apiKey', in: 'cookie', name: staffCookie,
    description: 'Staff session cookie, set after the password step; valid once the one-time code is confirmed.',
  },
  staffToken: {
    type: 'http', scheme: 'bearer',
    description: 'Access token of a staff member, limited to that member’s roles and the token’s own roles.',
  },
})
