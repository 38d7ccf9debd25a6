import * as t from 'io-ts'
import type { CodeSetup, NewToken } from '../../../application/contract/staff/members.ts'
import {
  ACCESS_TOKEN, ACCESS_TOKEN_MARK, type AccessTokenEntry, makeAccessToken, makeAccessTokenId,
} from '../../../domain/staff/access-token.ts'
import { makeStaffName, STAFF_NAME_LENGTH } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { list } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { members, record } from '../codec/record.ts'
import { ofPattern, textCodec, TOKEN_LIMITS } from '../codec/value-codec.ts'
import { instant } from '../values/day.codec.ts'
import { EmailText } from '../values/names.codec.ts'

export const StaffRoleCode = oneOf('StaffRole', STAFF_ROLES)
const name = textCodec('StaffName', makeStaffName, { maxLength: STAFF_NAME_LENGTH, examples: ['Lea Graf'] })
const roles = list(StaffRoleCode)

export const PersonRecord = record<StaffMember>(
  'StaffMember', { id: textCodec('StaffId', makeStaffId, TOKEN_LIMITS), email: EmailText, name, roles, isDisabled: t.boolean })

export const StaffListRecord = members('StaffMembers', PersonRecord)

/** What an authenticator app needs; returned once, when it is created. */
const keys = { secret: t.string, address: t.string }
export const KeysRecord = record<CodeSetup>('StaffCredentials', keys)
export const NewPersonRecord = record<CodeSetup & { readonly person: StaffMember }>('NewStaffMember', { person: PersonRecord, ...keys })

const TokenRecord = record<AccessTokenEntry>(
  'AccessToken', { id: textCodec('AccessTokenId', makeAccessTokenId, TOKEN_LIMITS), name, roles, since: instant, endsAt: instant })

export const TokensRecord = members('AccessTokens', TokenRecord)

export const NewTokenRecord = record<NewToken>('NewAccessToken', {
  token: textCodec('AccessToken', makeAccessToken, ofPattern(ACCESS_TOKEN, `${ACCESS_TOKEN_MARK}${'x'.repeat(43)}`)), entry: TokenRecord,
})
