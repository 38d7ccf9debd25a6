import * as t from 'io-ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { LocaleCode } from '../values/codes.codec.ts'

/** What customers say of themselves; the e-mail address is changed by a letter, not here. */
export const ProfileRequest = closed(
  'ProfileRequest',
  { first_name: t.string, last_name: t.string, birthday: nullable(t.string), phone_number: nullable(t.string), locale_code: LocaleCode },
  { account_id: t.string },
)
export type ProfileRequest = t.TypeOf<typeof ProfileRequest>
