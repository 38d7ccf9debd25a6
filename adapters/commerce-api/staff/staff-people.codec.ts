import * as t from 'io-ts'
import type { CodeSetup, NewToken } from '../../../application/contract/staff/members.ts'
import { makeAccessToken, makeAccessTokenId, type AccessTokenEntry } from '../../../domain/staff/access-token.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { list } from '../codec/field.ts'
import { oneOf } from '../codec/one-of.ts'
import { members, record } from '../codec/record.ts'
import { textCodec } from '../codec/value-codec.ts'
import { instant } from '../values/day.codec.ts'
import { EmailText } from '../values/names.codec.ts'

export const StaffRoleCode = oneOf('StaffRole', STAFF_ROLES)
const [name, roles] = [textCodec('StaffName', makeStaffName), list(StaffRoleCode)]

export const PersonRecord = record<StaffMember>(
  'StaffMember', { id: textCodec('StaffId', makeStaffId), email: EmailText, name, roles, isDisabled: t.boolean })

export const StaffListRecord = members('StaffMembers', PersonRecord)

/** What an authenticator app needs; returned once, when it is created. */
const keys = { secret: t.string, address: t.string }
export const KeysRecord = record<CodeSetup>('StaffCredentials', keys)
export const NewPersonRecord = record<CodeSetup & { readonly person: StaffMember }>('NewStaffMember', { person: PersonRecord, ...keys })

const TokenRecord = record<AccessTokenEntry>(
  'AccessToken', { id: textCodec('AccessTokenId', makeAccessTokenId), name, roles, since: instant, endsAt: instant })

export const TokensRecord = members('AccessTokens', TokenRecord)

export const NewTokenRecord = record<NewToken>('NewAccessToken', { token: textCodec('AccessToken', makeAccessToken), entry: TokenRecord })
