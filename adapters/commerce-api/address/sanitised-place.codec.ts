import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { Place, SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { snakeRecord } from '../codec/snake-record.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { CountryCode, LocaleCode } from '../values/codes.codec.ts'
import { TypedText } from '../values/request-text.codec.ts'

const place = snakeRecord({
  street: TypedText, streetNumber: nullable(TypedText), postcode: TypedText, city: TypedText, countryCode: nullable(CountryCode),
} satisfies { readonly [field in keyof Place]-?: t.Mixed })

export const placeOf = place.ofWire
const placeToWire = place.toWire

/** A place as it was typed. The directory needs no personal names: those fields are sent empty. */
export const PlaceRequest = closed(
  'PlaceRequest', place.props,
  { first_name: nullable(TypedText), last_name: nullable(TypedText), region: nullable(CountryCode), language: LocaleCode },
)
export type PlaceWire = t.TypeOf<typeof PlaceRequest>

/** The place to look up, in the nine names of the specification (Account §7). */
export const placeRequest = (typed: Place, language: Locale): PlaceWire =>
  ({ first_name: null, last_name: null, ...placeToWire(typed), region: typed.countryCode ?? null, language })

/** The usual spelling of the place; `sanitized` if it differs from the input (Commerce §4). */
export const SanitisedPlaceWire = t.strict({ sanitized: t.boolean, address: t.strict(place.props, 'Place') }, 'SanitizedAddress')
export type SanitisedPlaceWire = t.TypeOf<typeof SanitisedPlaceWire>

export const SanitisedPlaceCodec = codecFrom(
  'SanitizedAddress',
  SanitisedPlaceWire,
  ({ sanitized, address }): E.Either<never, SanitisedPlace> => E.right({ isSanitised: sanitized, place: placeOf(address) }),
)

export const sanitisedPlaceToWire = ({ isSanitised, place: spelling }: SanitisedPlace): SanitisedPlaceWire => ({
  sanitized: isSanitised,
  address: placeToWire(spelling),
})
