import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import type { Place, SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { orAbsent, orNull } from '../codec/or-null.ts'
import { CountryCode } from '../values/codes.codec.ts'

const fields = {
  street: t.string, street_number: nullable(t.string), postcode: t.string, city: t.string, country_code: nullable(CountryCode),
}

/** A place as it was typed. */
export const PlaceRequest = closed('PlaceRequest', fields)
const PlaceWire = t.strict(fields, 'Place')
type PlaceWire = t.TypeOf<typeof PlaceWire>

/** How the place is usually written; `sanitized` when that differs from what was asked (Commerce §4). */
export const SanitisedPlaceWire = t.strict({ sanitized: t.boolean, address: PlaceWire }, 'SanitizedAddress')
export type SanitisedPlaceWire = t.TypeOf<typeof SanitisedPlaceWire>

export const placeOf = (wire: PlaceWire): Place =>
  withoutAbsent({
    street: wire.street,
    streetNumber: orAbsent(wire.street_number),
    postcode: wire.postcode,
    city: wire.city,
    countryCode: orAbsent(wire.country_code),
  })

export const placeToWire = (place: Place): PlaceWire => ({
  street: place.street,
  street_number: orNull(place.streetNumber),
  postcode: place.postcode,
  city: place.city,
  country_code: orNull(place.countryCode),
})

export const SanitisedPlaceCodec = codecFrom(
  'SanitizedAddress',
  SanitisedPlaceWire,
  ({ sanitized, address }): E.Either<never, SanitisedPlace> => E.right({ isSanitised: sanitized, place: placeOf(address) }),
)

export const sanitisedPlaceToWire = ({ isSanitised, place }: SanitisedPlace): SanitisedPlaceWire => ({
  sanitized: isSanitised,
  address: placeToWire(place),
})
