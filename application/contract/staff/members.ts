import type { SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { AccessToken, AccessTokenEntry } from '../../../domain/staff/access-token.ts'
import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { none, operation, type } from '../operation.ts'

type OfId = { readonly id: string }
export type StaffCredentials = { readonly email: string; readonly password: string }

export type NewStaffInput = StaffCredentials & { readonly name: string; readonly roles: readonly StaffRole[] }

/** The secret for an authenticator app, as text and as the address of its QR code. It is shown only once. */
export type CodeSetup = { readonly secret: string; readonly address: string }

export type OwnPassword = { readonly current: string; readonly next: string }

export type NewTokenInput = { readonly name: string; readonly roles: readonly StaffRole[]; readonly days?: number }

/** Shown only once. It has the roles it was given, as long as its owner has them. */
export type NewToken = { readonly token: AccessToken; readonly entry: AccessTokenEntry }

const person = type<StaffMember>()
const nothing = type<void>()

/** Sign-in of staff, their accounts and access tokens. */
export const staffMemberContract = {
  /** The session only allows the second step. */
  beginStaffSession: operation({
    input: type<StaffCredentials>(), output: nothing, refusals: ['InvalidEmail', 'WrongCredentials', 'TooManyAttempts'],
    permission: 'anyone',
  }),
  confirmStaffSession: operation({
    input: type<{ readonly code: string }>(), output: person, refusals: ['NotSignedIn', 'WrongCode', 'TooManyAttempts'],
    permission: 'anyone',
  }),
  endStaffSession: operation({ input: none, output: nothing, refusals: [], permission: 'anyone' }),
  whoAmI: operation({ input: none, output: person, refusals: [], permission: 'staff' }),
  listStaff: operation({ input: none, output: type<readonly StaffMember[]>(), refusals: [], permission: 'staff:write' }),
  addStaff: operation({
    input: type<NewStaffInput>(), output: type<CodeSetup & { readonly person: StaffMember }>(),
    refusals: ['InvalidEmail', 'InvalidStaffName', 'NoStaffRole', 'WeakPassword', 'StaffEmailTaken'], permission: 'staff:write',
  }),
  changeStaffRoles: operation({
    input: type<OfId & { readonly roles: readonly StaffRole[] }>(), output: person,
    refusals: ['NotFound', 'NoStaffRole', 'LastAdministrator'], permission: 'staff:write',
  }),
  setStaffAccess: operation({
    input: type<OfId & { readonly isDisabled: boolean }>(), output: person, refusals: ['NotFound', 'LastAdministrator'],
    permission: 'staff:write',
  }),
  /** A new password and secret; all sessions of the member end. */
  resetStaff: operation({
    input: type<StaffCredentials>(), output: type<CodeSetup>(), refusals: ['NotFound', 'InvalidEmail', 'WeakPassword'],
    permission: 'staff:write',
  }),
  /** All sessions of the caller end, including this one. */
  changeOwnPassword: operation({
    input: type<OwnPassword>(), output: nothing, refusals: ['WrongPassword', 'WeakNewPassword', 'TooManyAttempts'],
    permission: 'own-password:write',
  }),
  listOwnSessions: operation({ input: none, output: type<readonly SessionEntry[]>(), refusals: [], permission: 'own-sessions:write' }),
  endOwnSession: operation({ input: type<OfId>(), output: nothing, refusals: ['NotFound'], permission: 'own-sessions:write' }),
  endOtherOwnSessions: operation({ input: none, output: nothing, refusals: [], permission: 'own-sessions:write' }),
  listAccessTokens: operation({ input: none, output: type<readonly AccessTokenEntry[]>(), refusals: [], permission: 'own-tokens:write' }),
  /** For a program. */
  createAccessToken: operation({
    input: type<NewTokenInput>(), output: type<NewToken>(),
    refusals: ['InvalidStaffName', 'NoStaffRole', 'RoleNotOwned', 'InvalidTokenLifetime'], permission: 'own-tokens:write',
  }),
  revokeAccessToken: operation({ input: type<OfId>(), output: nothing, refusals: ['NotFound'], permission: 'own-tokens:write' }),
}
