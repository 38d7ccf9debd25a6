import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeBirthday } from '../address/birthday.ts'
import { billingPhone, makePhone } from '../address/phone.ts'
import { everyFault, invalid, optionalText, readLine, requiredText, ruled, type Checked } from '../address/read-field.ts'
import type { Country } from '../shop/country.ts'
import type { Locale } from '../shop/locale.ts'
import type { Customer } from './customer.ts'
import type { InvalidProfile } from './customer-refusal.ts'

/** What customers say of themselves; anything may stand in a field. Empty means: not to be kept. */
export type SubmittedProfile = {
  readonly firstName: unknown
  readonly lastName: unknown
  readonly birthday?: unknown
  readonly phoneNumber?: unknown
  /** The language of letters. */
  readonly locale: Locale
}

export type Profile = Pick<Customer, 'firstName' | 'lastName' | 'birthday' | 'phoneNumber' | 'locale'>

/** What a profile is held against. */
export type ProfileRules = {
  /** yyyy-MM-dd. */
  readonly today: string
  /** Where a number without a prefix belongs. */
  readonly country: Country
  readonly canBePhone: (phone: string) => boolean
}

/** As one dials it from everywhere, where such a number can exist. */
const phoneOf = (given: unknown, { country, canBePhone }: ProfileRules): Checked<string | undefined> =>
  pipe(
    ruled('phoneNumber', optionalText('phoneNumber', given), makePhone),
    E.map((typed) => (typed === undefined ? undefined : billingPhone(country, typed))),
    E.filterOrElse((phone) => phone === undefined || canBePhone(phone), () => invalid('phoneNumber')),
  )

/** Names under the rules of an address; an empty birthday or phone number is none (Account §5). */
export const makeProfile = (given: SubmittedProfile, rules: ProfileRules): E.Either<InvalidProfile, Profile> =>
  pipe(
    sequenceS(everyFault)({
      firstName: requiredText('firstName', given.firstName),
      lastName: requiredText('lastName', given.lastName),
      birthday: ruled('birthday', readLine('birthday', given.birthday), (text) => makeBirthday(text, rules.today)),
      phoneNumber: phoneOf(given.phoneNumber, rules),
    }),
    E.bimap(
      (fields): InvalidProfile => ({ _tag: 'InvalidProfile', fields }),
      ({ firstName, lastName, birthday, phoneNumber }) => ({
        firstName, lastName, locale: given.locale,
        ...(birthday === undefined ? {} : { birthday }),
        ...(phoneNumber === undefined ? {} : { phoneNumber }),
      }),
    ),
  )

/** The customer with this profile in place of the one before. */
export const withProfile = ({ birthday: _birthday, phoneNumber: _phone, ...customer }: Customer, profile: Profile): Customer =>
  ({ ...customer, ...profile })
