import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { OwnPassword } from '../../../application/commerce/staff/change-own-password.ts'
import type { NewStaffInput } from '../../../application/commerce/staff/add-staff.ts'
import type { RoleChange } from '../../../application/commerce/staff/change-staff.ts'
import type { NewTokenInput } from '../../../application/commerce/staff/create-access-token.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { orUndefined, orNull } from '../codec/or-null.ts'
import { shortList } from '../codec/short-list.ts'
import { ChangedCodec, changedToWire, SessionsCodec, sessionsToWire } from '../identity/security.codec.ts'
import { operation } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { withoutBody, noInput, withBody } from '../operations/request-forms.ts'
import {
  KeysCodec, NewPersonCodec, newPersonToWire, NewTokenCodec, newTokenToWire, StaffListCodec, staffListToWire, PersonCodec, personToWire,
  StaffRoleCode, TokensCodec, tokensToWire,
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

const changed = replyWith(ChangedCodec, changedToWire)
const withPassword = withBody<t.TypeOf<typeof PasswordRequest>, t.TypeOf<typeof PasswordRequest>>({
  body: PasswordRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
})
type OfId = { readonly id: string }

export const staffMemberOperations = {
  beginStaffSession: operation('POST /api/staff/session', 'Start signing in with a password', 'anyone', withPassword, changed),
  confirmStaffSession: operation(
    'POST /api/staff/session/code', 'Complete signing in with a one-time code', 'anyone',
    withBody<t.TypeOf<typeof CodeRequest>, t.TypeOf<typeof CodeRequest>>({
      body: CodeRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
    }),
    replyWith(PersonCodec, personToWire),
  ),
  endStaffSession: operation('DELETE /api/staff/session', 'Sign out', 'anyone', noInput, changed),
  whoAmI: operation('GET /api/staff/me', 'Retrieve the signed-in staff member', 'staff', noInput, replyWith(PersonCodec, personToWire)),
  listStaff: operation('GET /api/staff/members', 'List staff', 'staff:write', noInput, replyWith(StaffListCodec, staffListToWire)),
  addStaff: operation(
    'POST /api/staff/members', 'Add a staff member', 'staff:write',
    withBody<t.TypeOf<typeof PersonRequest>, NewStaffInput>({
      body: PersonRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
    }),
    replyWith(NewPersonCodec, newPersonToWire),
    { status: 201 },
  ),
  changeStaffRoles: operation(
    'PUT /api/staff/members/{member_id}/roles', 'Change the roles of a staff member', 'staff:write',
    withBody<t.TypeOf<typeof RolesRequest>, OfId & { readonly change: Extract<RoleChange, { readonly roles: unknown }> }>({
      body: RolesRequest,
      encode: ({ id, change }) => ({ path: { member_id: id }, body: change }),
      decode: (change, { path }) => E.right({ id: path['member_id'] ?? '', change }),
    }),
    replyWith(PersonCodec, personToWire),
  ),
  setStaffAccess: operation(
    'PUT /api/staff/members/{member_id}/access', 'Disable or enable a staff member', 'staff:write',
    withBody<t.TypeOf<typeof AccessRequest>, OfId & { readonly isDisabled: boolean }>({
      body: AccessRequest,
      encode: ({ id, isDisabled }) => ({ path: { member_id: id }, body: { is_disabled: isDisabled } }),
      decode: ({ is_disabled: isDisabled }, { path }) => E.right({ id: path['member_id'] ?? '', isDisabled }),
    }),
    replyWith(PersonCodec, personToWire),
  ),
  resetStaff: operation(
    'POST /api/staff/members/reset', 'Reset the access of a staff member (new password and code secret)', 'staff:write', withPassword,
    replyWith(KeysCodec, (keys) => keys),
  ),
  changeOwnPassword: operation(
    'POST /api/staff/me/password', 'Change the caller’s password and end all their sessions', 'own-password:write',
    withBody<t.TypeOf<typeof OwnPasswordRequest>, OwnPassword>({
      body: OwnPasswordRequest,
      encode: ({ current, next }) => ({ body: { current_password: current, new_password: next } }),
      decode: ({ current_password: current, new_password: next }) => E.right({ current, next }),
    }),
    changed,
  ),
  listOwnSessions: operation(
    'GET /api/staff/me/sessions', 'List the caller’s sessions, most recently used first', 'own-sessions:write', noInput,
    replyWith(SessionsCodec, sessionsToWire),
  ),
  endOwnSession: operation(
    'DELETE /api/staff/me/sessions/{session_id}', 'End a session of the caller', 'own-sessions:write',
    withoutBody<OfId>(
      { encode: ({ id }) => ({ path: { session_id: id } }), decode: ({ path }) => E.right({ id: path['session_id'] ?? '' }) },
    ),
    changed,
  ),
  endOtherOwnSessions: operation(
    'DELETE /api/staff/me/sessions', 'End all other sessions of the caller', 'own-sessions:write', noInput, changed,
  ),
  listAccessTokens: operation(
    'GET /api/staff/me/tokens', 'List the caller’s access tokens', 'own-tokens:write', noInput, replyWith(TokensCodec, tokensToWire),
  ),
  createAccessToken: operation(
    'POST /api/staff/me/tokens', 'Create an access token (shown once)', 'own-tokens:write',
    withBody<t.TypeOf<typeof TokenRequest>, NewTokenInput>({
      body: TokenRequest,
      encode: ({ days, ...token }) => ({ body: { ...token, days: orNull(days) } }),
      decode: ({ days = null, ...token }) => E.right({ ...token, ...omitUndefined({ days: orUndefined(days) }) }),
    }),
    replyWith(NewTokenCodec, newTokenToWire),
    { status: 201 },
  ),
  revokeAccessToken: operation(
    'DELETE /api/staff/me/tokens/{token_id}', 'Revoke an access token', 'own-tokens:write',
    withoutBody<OfId>({ encode: ({ id }) => ({ path: { token_id: id } }), decode: ({ path }) => E.right({ id: path['token_id'] ?? '' }) }),
    changed,
  ),
}
