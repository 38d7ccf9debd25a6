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
import { replying } from '../operations/reply-forms.ts'
import { asking, nothing, sending } from '../operations/request-forms.ts'
import {
  KeysCodec, NewPersonCodec, newPersonToWire, NewTokenCodec, newTokenToWire, StaffListCodec, staffListToWire, PersonCodec, personToWire,
  StaffRoleCode, TokensCodec, tokensToWire,
} from './staff-people.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

const PasswordRequest = closed('StaffPasswordRequest', { email: TypedText, password: ExactText })
const CodeRequest = closed('StaffCodeRequest', { code: TypedText })
const OwnPasswordRequest = closed('StaffOwnPasswordRequest', { current_password: ExactText, new_password: ExactText })
const roles = { roles: shortList(StaffRoleCode) }
const PersonRequest = closed('StaffPersonRequest', { email: TypedText, name: TypedText, password: ExactText, ...roles })
const RolesRequest = closed('StaffRolesRequest', roles)
const AccessRequest = closed('StaffAccessRequest', { is_disabled: t.boolean })
const TokenRequest = closed('AccessTokenRequest', { name: TypedText, ...roles }, { days: nullable(t.number) })

const changed = replying(ChangedCodec, changedToWire)
const passwordGiven = sending<t.TypeOf<typeof PasswordRequest>, t.TypeOf<typeof PasswordRequest>>({
  body: PasswordRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
})
type OfId = { readonly id: string }

export const staffMemberOperations = {
  beginStaffSession: operation('POST /api/staff/session', 'Start signing in with a password', 'anyone', passwordGiven, changed),
  confirmStaffSession: operation(
    'POST /api/staff/session/code', 'Complete signing in with a one-time code', 'anyone',
    sending<t.TypeOf<typeof CodeRequest>, t.TypeOf<typeof CodeRequest>>({
      body: CodeRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
    }),
    replying(PersonCodec, personToWire),
  ),
  endStaffSession: operation('DELETE /api/staff/session', 'Sign out', 'anyone', nothing, changed),
  whoAmI: operation('GET /api/staff/me', 'Retrieve the signed-in staff member', 'staff', nothing, replying(PersonCodec, personToWire)),
  listStaff: operation('GET /api/staff/members', 'List staff', 'staff:write', nothing, replying(StaffListCodec, staffListToWire)),
  addStaff: operation(
    'POST /api/staff/members', 'Add a staff member', 'staff:write',
    sending<t.TypeOf<typeof PersonRequest>, NewStaffInput>({
      body: PersonRequest, encode: (body) => ({ body }), decode: (wire) => E.right(wire),
    }),
    replying(NewPersonCodec, newPersonToWire),
    { status: 201 },
  ),
  changeStaffRoles: operation(
    'PUT /api/staff/members/{member_id}/roles', 'Change the roles of a staff member', 'staff:write',
    sending<t.TypeOf<typeof RolesRequest>, OfId & { readonly change: Extract<RoleChange, { readonly roles: unknown }> }>({
      body: RolesRequest,
      encode: ({ id, change }) => ({ path: { member_id: id }, body: change }),
      decode: (change, { path }) => E.right({ id: path['member_id'] ?? '', change }),
    }),
    replying(PersonCodec, personToWire),
  ),
  setStaffAccess: operation(
    'PUT /api/staff/members/{member_id}/access', 'Disable or enable a staff member', 'staff:write',
    sending<t.TypeOf<typeof AccessRequest>, OfId & { readonly isDisabled: boolean }>({
      body: AccessRequest,
      encode: ({ id, isDisabled }) => ({ path: { member_id: id }, body: { is_disabled: isDisabled } }),
      decode: ({ is_disabled: isDisabled }, { path }) => E.right({ id: path['member_id'] ?? '', isDisabled }),
    }),
    replying(PersonCodec, personToWire),
  ),
  resetStaff: operation(
    'POST /api/staff/members/reset', 'Reset the access of a staff member (new password and code secret)', 'staff:write', passwordGiven,
    replying(KeysCodec, (keys) => keys),
  ),
  changeOwnPassword: operation(
    'POST /api/staff/me/password', 'Change the caller’s password and end all their sessions', 'own-password:write',
    sending<t.TypeOf<typeof OwnPasswordRequest>, OwnPassword>({
      body: OwnPasswordRequest,
      encode: ({ current, wanted }) => ({ body: { current_password: current, new_password: wanted } }),
      decode: ({ current_password: current, new_password: wanted }) => E.right({ current, wanted }),
    }),
    changed,
  ),
  listOwnSessions: operation(
    'GET /api/staff/me/sessions', 'List the caller’s sessions, most recently used first', 'own-sessions:write', nothing,
    replying(SessionsCodec, sessionsToWire),
  ),
  endOwnSession: operation(
    'DELETE /api/staff/me/sessions/{session_id}', 'End a session of the caller', 'own-sessions:write',
    asking<OfId>({ encode: ({ id }) => ({ path: { session_id: id } }), decode: ({ path }) => E.right({ id: path['session_id'] ?? '' }) }),
    changed,
  ),
  endOtherOwnSessions: operation(
    'DELETE /api/staff/me/sessions', 'End all other sessions of the caller', 'own-sessions:write', nothing, changed,
  ),
  listAccessTokens: operation(
    'GET /api/staff/me/tokens', 'List the caller’s access tokens', 'own-tokens:write', nothing, replying(TokensCodec, tokensToWire),
  ),
  createAccessToken: operation(
    'POST /api/staff/me/tokens', 'Create an access token (shown once)', 'own-tokens:write',
    sending<t.TypeOf<typeof TokenRequest>, NewTokenInput>({
      body: TokenRequest,
      encode: ({ days, ...token }) => ({ body: { ...token, days: orNull(days) } }),
      decode: ({ days = null, ...token }) => E.right({ ...token, ...omitUndefined({ days: orUndefined(days) }) }),
    }),
    replying(NewTokenCodec, newTokenToWire),
    { status: 201 },
  ),
  revokeAccessToken: operation(
    'DELETE /api/staff/me/tokens/{token_id}', 'Revoke an access token', 'own-tokens:write',
    asking<OfId>({ encode: ({ id }) => ({ path: { token_id: id } }), decode: ({ path }) => E.right({ id: path['token_id'] ?? '' }) }),
    changed,
  ),
}
