import * as t from 'io-ts'
import { closed } from '../codec/closed.ts'
import { nullable } from '../codec/nullable.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** A customer's own profile fields; the e-mail address is changed by an e-mail link, not here. */
export const ProfileRequest = closed(
  'ProfileRequest',
  {
    first_name: TypedText, last_name: TypedText, birthday: nullable(TypedText), phone_number: nullable(TypedText),
    locale_code: LocaleCode,
  },
  { account_id: ExactText },
)
export type ProfileRequest = t.TypeOf<typeof ProfileRequest>
