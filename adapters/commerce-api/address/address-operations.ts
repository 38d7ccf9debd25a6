import * as E from 'fp-ts/lib/Either.js'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import { operation } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { sending } from '../operations/request-forms.ts'
import { placeOf, PlaceRequest, placeToWire, SanitisedPlaceCodec, sanitisedPlaceToWire, type PlaceWire } from './sanitised-place.codec.ts'

export const addressOperations = {
  sanitizeAddress: operation(
    'POST /api/address-sanitizer', 'How a place is usually written', 'anyone',
    sending<PlaceWire, Place>({
      body: PlaceRequest,
      encode: (place) => ({ body: placeToWire(place) }),
      decode: (wire) => E.right(placeOf(wire)),
    }),
    replying(SanitisedPlaceCodec, sanitisedPlaceToWire),
  ),
}
