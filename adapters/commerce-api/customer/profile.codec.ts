import type { TypedProfile } from '../../../application/contract/customer.ts'
import { omittable, as, orNull, via } from '../codec/field.ts'
import { closedRecord } from '../codec/record.ts'
import { LocaleCode } from '../values/codes.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** An empty input clears the value (Account §5). */
const nullWhenEmpty = via(orNull(TypedText), (text) => text ?? '', (text) => (text.trim() === '' ? undefined : text))

/** A customer's own profile fields; the e-mail address is changed by an e-mail link, not here. */
export const ProfileRequest = closedRecord<TypedProfile>('ProfileRequest', {
  accountId: omittable(ExactText),
  firstName: TypedText,
  lastName: TypedText,
  birthday: nullWhenEmpty,
  phoneNumber: nullWhenEmpty,
  locale: as('locale_code', LocaleCode),
})
