import * as t from 'io-ts'
import type {
  NewStaffInput, NewTokenInput, OwnPassword, StaffCredentials, staffMemberContract,
} from '../../../application/contract/staff/members.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { as, list, nullish } from '../codec/field.ts'
import { closedRecord } from '../codec/record.ts'
import { CredentialsChanged, SessionsRecord } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, noInput, pathRequest, textIn } from '../operations/request-forms.ts'
import {
  KeysRecord, NewPersonRecord, NewTokenRecord, PersonRecord, StaffListRecord, StaffRoleCode, TokensRecord,
} from './staff-people.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

const member = { id: textIn('member_id') }
const credentials = { email: TypedText, password: ExactText }
const roles = list(StaffRoleCode)
const OwnPasswordRequest = closedRecord<OwnPassword>(
  'StaffOwnPasswordRequest', { current: as('current_password', ExactText), next: as('new_password', ExactText) })
const PersonRequest = closedRecord<NewStaffInput>('StaffMemberRequest', { ...credentials, name: TypedText, roles })
const RolesRequest = closedRecord<{ readonly roles: readonly StaffRole[] }>('StaffRolesRequest', { roles })
const AccessRequest = closedRecord<{ readonly isDisabled: boolean }>('StaffAccessRequest', { isDisabled: t.boolean })
const TokenRequest = closedRecord<NewTokenInput>('AccessTokenRequest', { name: TypedText, roles, days: nullish(t.number) })

const changed = reply(CredentialsChanged)
const withPassword = bodyRequest(closedRecord<StaffCredentials>('StaffPasswordRequest', credentials))

export const staffMemberRoutes: Routes<typeof staffMemberContract> = {
  beginStaffSession: route('POST /api/staff/session', 'Start signing in with a password', withPassword, changed),
  confirmStaffSession: route(
    'POST /api/staff/session/code', 'Complete signing in with a one-time code',
    bodyRequest(closedRecord<{ readonly code: string }>('StaffCodeRequest', { code: TypedText })),
    reply(PersonRecord),
  ),
  endStaffSession: route('DELETE /api/staff/session', 'Sign out', noInput, changed),
  whoAmI: route('GET /api/staff/me', 'Retrieve the signed-in staff member', noInput, reply(PersonRecord)),
  listStaff: route('GET /api/staff/members', 'List staff', noInput, reply(StaffListRecord)),
  addStaff: route(
    'POST /api/staff/members', 'Add a staff member',
    bodyRequest(PersonRequest),
    reply(NewPersonRecord),
    { status: 201 },
  ),
  changeStaffRoles: route(
    'PUT /api/staff/members/{member_id}/roles', 'Change the roles of a staff member',
    bodyRequest(RolesRequest, member),
    reply(PersonRecord),
  ),
  setStaffAccess: route(
    'PUT /api/staff/members/{member_id}/access', 'Disable or enable a staff member',
    bodyRequest(AccessRequest, member),
    reply(PersonRecord),
  ),
  resetStaff: route(
    'POST /api/staff/members/reset', 'Reset the access of a staff member (new password and code secret)', withPassword,
    reply(KeysRecord),
  ),
  changeOwnPassword: route(
    'POST /api/staff/me/password', 'Change the caller’s password and end all their sessions',
    bodyRequest(OwnPasswordRequest),
    changed,
  ),
  listOwnSessions: route(
    'GET /api/staff/me/sessions', 'List the caller’s sessions, most recently used first', noInput,
    reply(SessionsRecord),
  ),
  endOwnSession: route(
    'DELETE /api/staff/me/sessions/{session_id}', 'End a session of the caller',
    pathRequest({ id: textIn('session_id') }), changed,
  ),
  endOtherOwnSessions: route(
    'DELETE /api/staff/me/sessions', 'End all other sessions of the caller', noInput, changed,
  ),
  listAccessTokens: route(
    'GET /api/staff/me/tokens', 'List the caller’s access tokens', noInput, reply(TokensRecord),
  ),
  createAccessToken: route(
    'POST /api/staff/me/tokens', 'Create an access token (shown once)',
    bodyRequest(TokenRequest),
    reply(NewTokenRecord),
    { status: 201 },
  ),
  revokeAccessToken: route(
    'DELETE /api/staff/me/tokens/{token_id}', 'Revoke an access token',
    pathRequest({ id: textIn('token_id') }), changed,
  ),
}
