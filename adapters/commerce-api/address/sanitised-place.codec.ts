import * as t from 'io-ts'
import type { Place, SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import { omittable, as, optional, orNull, written } from '../codec/field.ts'
import { closedRecord, type Fields, record } from '../codec/record.ts'
import { CountryCode, LocaleCode } from '../values/codes.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

const place = {
  street: TypedText, streetNumber: orNull(TypedText), postcode: TypedText, city: TypedText, countryCode: orNull(CountryCode),
} satisfies Fields<Place>

/** The directory needs no personal names. */
const sentEmpty = { ...optional(TypedText), from: () => null }

/** A place as it was typed, to be looked up, in the nine names of the specification (Account §7). */
export const PlaceRequest = closedRecord<Place>('PlaceRequest', {
  first_name: sentEmpty,
  last_name: sentEmpty,
  ...place,
  region: { ...optional(CountryCode), from: ({ countryCode }: Place) => countryCode ?? null },
  language: written(omittable(LocaleCode), (_, { locale }) => locale),
})

/** The usual spelling of the place; `sanitized` if it differs from the input (Commerce §4). */
export const SanitisedPlaceRecord = record<SanitisedPlace>('SanitizedAddress', {
  isSanitised: as('sanitized', t.boolean), place: as('address', record<Place>('Place', place)),
})
