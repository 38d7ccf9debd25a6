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

/** A profile as submitted; a field may contain anything. An empty field is removed. */
export type SubmittedProfile = {
  readonly firstName: unknown
  readonly lastName: unknown
  readonly birthday?: unknown
  readonly phoneNumber?: unknown
  /** The language of mails. */
  readonly locale: Locale
}

export type Profile = Pick<Customer, 'firstName' | 'lastName' | 'birthday' | 'phoneNumber' | 'locale'>

/** What a profile is checked against. */
export type ProfileRules = {
  /** yyyy-MM-dd. */
  readonly today: string
  /** The country of a number without a prefix. */
  readonly country: Country
  readonly canBePhone: (phone: string) => boolean
}

/** The number in international format, if it can exist. */
const phoneOf = (input: unknown, { country, canBePhone }: ProfileRules): Checked<string | undefined> =>
  pipe(
    ruled('phoneNumber', optionalText('phoneNumber', input), makePhone),
    E.map((typed) => (typed === undefined ? undefined : billingPhone(country, typed))),
    E.filterOrElse((phone) => phone === undefined || canBePhone(phone), () => invalid('phoneNumber')),
  )

/** Names under the rules of an address; an empty birthday or phone number is absent (Account §5). */
export const makeProfile = (submitted: SubmittedProfile, rules: ProfileRules): E.Either<InvalidProfile, Profile> =>
  pipe(
    sequenceS(everyFault)({
      firstName: requiredText('firstName', submitted.firstName),
      lastName: requiredText('lastName', submitted.lastName),
      birthday: ruled('birthday', readLine('birthday', submitted.birthday), (text) => makeBirthday(text, rules.today)),
      phoneNumber: phoneOf(submitted.phoneNumber, rules),
    }),
    E.bimap(
      (fields): InvalidProfile => ({ _tag: 'InvalidProfile', fields }),
      ({ firstName, lastName, birthday, phoneNumber }) => ({
        firstName, lastName, locale: submitted.locale,
        ...(birthday === undefined ? {} : { birthday }),
        ...(phoneNumber === undefined ? {} : { phoneNumber }),
      }),
    ),
  )

/** The customer with a new profile. */
export const withProfile = ({ birthday: _birthday, phoneNumber: _phone, ...customer }: Customer, profile: Profile): Customer =>
  ({ ...customer, ...profile })
