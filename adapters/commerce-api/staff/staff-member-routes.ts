import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { staffMemberContract, StaffCredentials } from '../../../application/contract/staff/members.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { shortList } from '../codec/short-list.ts'
import { CredentialsChanged, SessionsRecord } from '../identity/security.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { withoutBody, noInput, withBody } from '../operations/request-forms.ts'
import {
  KeysRecord, NewPersonRecord, NewTokenRecord, PersonRecord, StaffListRecord, StaffRoleCode, TokensRecord,
} from './staff-people.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

const PasswordRequest = closed('StaffPasswordRequest', { email: TypedText, password: ExactText })
const CodeRequest = closed('StaffCodeRequest', { code: TypedText })
const OwnPasswordRequest = closed('StaffOwnPasswordRequest', { current_password: ExactText, new_password: ExactText })
const roles = { roles: shortList(StaffRoleCode) }
const PersonRequest = closed('StaffMemberRequest', { email: TypedText, name: TypedText, password: ExactText, ...roles })
const RolesRequest = closed('StaffRolesRequest', roles)
const AccessRequest = closed('StaffAccessRequest', { is_disabled: t.boolean })
const TokenRequest = closed('AccessTokenRequest', { name: TypedText, ...roles }, { days: nullable(t.number) })

const changed = reply(CredentialsChanged)
const withPassword = withBody<StaffCredentials, StaffCredentials>({
  body: PasswordRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
})

export const staffMemberRoutes: Routes<typeof staffMemberContract> = {
  beginStaffSession: route('POST /api/staff/session', 'Start signing in with a password', withPassword, changed),
  confirmStaffSession: route(
    'POST /api/staff/session/code', 'Complete signing in with a one-time code',
    withBody({
      body: CodeRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
    }),
    reply(PersonRecord),
  ),
  endStaffSession: route('DELETE /api/staff/session', 'Sign out', noInput, changed),
  whoAmI: route('GET /api/staff/me', 'Retrieve the signed-in staff member', noInput, reply(PersonRecord)),
  listStaff: route('GET /api/staff/members', 'List staff', noInput, reply(StaffListRecord)),
  addStaff: route(
    'POST /api/staff/members', 'Add a staff member',
    withBody({
      body: PersonRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
    }),
    reply(NewPersonRecord),
    { status: 201 },
  ),
  changeStaffRoles: route(
    'PUT /api/staff/members/{member_id}/roles', 'Change the roles of a staff member',
    withBody({
      body: RolesRequest,
      encode: ({ id, roles: given }) => ({ path: { member_id: id }, body: { roles: given } }),
      decode: (wire, { path }) => E.right({ id: path['member_id'] ?? '', ...wire }),
    }),
    reply(PersonRecord),
  ),
  setStaffAccess: route(
    'PUT /api/staff/members/{member_id}/access', 'Disable or enable a staff member',
    withBody({
      body: AccessRequest,
      encode: ({ id, isDisabled }) => ({ path: { member_id: id }, body: { is_disabled: isDisabled } }),
      decode: ({ is_disabled: isDisabled }, { path }) => E.right({ id: path['member_id'] ?? '', isDisabled }),
    }),
    reply(PersonRecord),
  ),
  resetStaff: route(
    'POST /api/staff/members/reset', 'Reset the access of a staff member (new password and code secret)', withPassword,
    reply(KeysRecord),
  ),
  changeOwnPassword: route(
    'POST /api/staff/me/password', 'Change the caller’s password and end all their sessions',
    withBody({
      body: OwnPasswordRequest,
      encode: ({ current, next }) => ({ body: { current_password: current, new_password: next } }),
      decode: ({ current_password: current, new_password: next }) => E.right({ current, next }),
    }),
    changed,
  ),
  listOwnSessions: route(
    'GET /api/staff/me/sessions', 'List the caller’s sessions, most recently used first', noInput,
    reply(SessionsRecord),
  ),
  endOwnSession: route(
    'DELETE /api/staff/me/sessions/{session_id}', 'End a session of the caller',
    withoutBody(
      { encode: ({ id }) => ({ path: { session_id: id } }), decode: ({ path }) => E.right({ id: path['session_id'] ?? '' }) },
    ),
    changed,
  ),
  endOtherOwnSessions: route(
    'DELETE /api/staff/me/sessions', 'End all other sessions of the caller', noInput, changed,
  ),
  listAccessTokens: route(
    'GET /api/staff/me/tokens', 'List the caller’s access tokens', noInput, reply(TokensRecord),
  ),
  createAccessToken: route(
    'POST /api/staff/me/tokens', 'Create an access token (shown once)',
    withBody({
      body: TokenRequest,
      encode: ({ days, ...token }) => ({ body: { ...token, days: orNull(days) } }),
      decode: ({ days = null, ...token }) => E.right({ ...token, ...omitUndefined({ days: orUndefined(days) }) }),
    }),
    reply(NewTokenRecord),
    { status: 201 },
  ),
  revokeAccessToken: route(
    'DELETE /api/staff/me/tokens/{token_id}', 'Revoke an access token',
    withoutBody({ encode: ({ id }) => ({ path: { token_id: id } }), decode: ({ path }) => E.right({ id: path['token_id'] ?? '' }) }),
    changed,
  ),
}
