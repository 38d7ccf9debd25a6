import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { makeAccessToken, makeAccessTokenId, type AccessToken, type AccessTokenEntry } from '../../../domain/staff/access-token.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { oneOf } from '../codec/one-of.ts'
import { textCodec } from '../codec/value-codec.ts'
import { Instant } from '../values/day.codec.ts'
import { EmailText } from '../values/names.codec.ts'

export const StaffRoleCode = oneOf('StaffRole', STAFF_ROLES)
const StaffNameText = textCodec('StaffName', makeStaffName)

const PersonWire = t.strict(
  {
    id: textCodec('StaffId', makeStaffId), email: EmailText, name: StaffNameText,
    roles: t.readonlyArray(StaffRoleCode), is_disabled: t.boolean,
  },
  'StaffMember',
)
type PersonWire = t.TypeOf<typeof PersonWire>

const personOf = ({ is_disabled: isDisabled, ...person }: PersonWire): StaffMember => ({ ...person, isDisabled })
export const personToWire = ({ isDisabled, id, email, name, roles }: StaffMember): PersonWire =>
  ({ id, email, name, roles, is_disabled: isDisabled })
export const PersonCodec = codecFrom('StaffMember', PersonWire, (wire) => E.right<never, StaffMember>(personOf(wire)))

const StaffListWire = t.strict({ 'hydra:member': t.readonlyArray(PersonWire) }, 'StaffMembers')
export const StaffListCodec = codecFrom('StaffMembers', StaffListWire, (wire) =>
  E.right<never, readonly StaffMember[]>(wire['hydra:member'].map(personOf)))
export const staffListToWire = (staff: readonly StaffMember[]): t.TypeOf<typeof StaffListWire> => ({
  'hydra:member': staff.map(personToWire),
})

/** What an authenticator app needs; returned once, when it is created. */
const KeysWire = t.strict({ secret: t.string, address: t.string }, 'StaffCredentials')
export const KeysCodec = codecFrom('StaffCredentials', KeysWire, (wire) => E.right<never, t.TypeOf<typeof KeysWire>>(wire))

const NewPersonWire = t.strict({ person: PersonWire, secret: t.string, address: t.string }, 'NewStaffMember')
type NewPerson = { readonly person: StaffMember; readonly secret: string; readonly address: string }
export const NewPersonCodec = codecFrom('NewStaffMember', NewPersonWire, ({ person, ...keys }) =>
  E.right<never, NewPerson>({ person: personOf(person), ...keys }))
export const newPersonToWire = ({ person, secret, address }: NewPerson): t.TypeOf<typeof NewPersonWire> =>
  ({ person: personToWire(person), secret, address })

const TokenWire = t.strict(
  {
    id: textCodec('AccessTokenId', makeAccessTokenId), name: StaffNameText, roles: t.readonlyArray(StaffRoleCode),
    since: Instant, ends_at: Instant,
  },
  'AccessToken',
)
type TokenWire = t.TypeOf<typeof TokenWire>
const tokenOf = ({ since, ends_at: endsAt, ...token }: TokenWire): AccessTokenEntry =>
  ({ ...token, since: new Date(since), endsAt: new Date(endsAt) })
const tokenToWire = ({ id, name, roles, since, endsAt }: AccessTokenEntry): TokenWire =>
  ({ id, name, roles, since: since.toISOString(), ends_at: endsAt.toISOString() })

const TokensWire = t.strict({ 'hydra:member': t.readonlyArray(TokenWire) }, 'AccessTokens')
export const TokensCodec = codecFrom('AccessTokens', TokensWire, (wire) =>
  E.right<never, readonly AccessTokenEntry[]>(wire['hydra:member'].map(tokenOf)))
export const tokensToWire = (tokens: readonly AccessTokenEntry[]): t.TypeOf<typeof TokensWire> =>
  ({ 'hydra:member': tokens.map(tokenToWire) })

const NewTokenWire = t.strict({ token: textCodec('AccessToken', makeAccessToken), entry: TokenWire }, 'NewAccessToken')
type NewToken = { readonly token: AccessToken; readonly entry: AccessTokenEntry }
export const NewTokenCodec = codecFrom('NewAccessToken', NewTokenWire, ({ token, entry }) =>
  E.right<never, NewToken>({ token, entry: tokenOf(entry) }))
export const newTokenToWire = ({ token, entry }: NewToken): t.TypeOf<typeof NewTokenWire> => ({ token, entry: tokenToWire(entry) })
