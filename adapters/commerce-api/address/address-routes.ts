import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { addressContract } from '../../../application/contract/address.ts'
import { type AddressId, toAddressId } from '../../../domain/address/address-book.ts'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { type RequestForm, type RequestParts, route, type Routes } from '../operations/operation.ts'
import { replyWith } from '../operations/reply-forms.ts'
import { noInput, withBody, withoutBody } from '../operations/request-forms.ts'
import {
  AddressBookCodec, type AddressBookRequest, addressBookToWire, type AddressInputWire, AddressRequest, addressRequestOf,
  addressRequestToWire,
} from './address-book.codec.ts'
import { placeOf, PlaceRequest, placeRequest, type PlaceWire, SanitisedPlaceCodec, sanitisedPlaceToWire } from './sanitised-place.codec.ts'

/** Every response is the whole book, which replaces the client's copy. */
const wholeBook = replyWith(AddressBookCodec, addressBookToWire)

type OfBook = { readonly id: AddressId }

/** A path that is no number becomes an id that does not exist, so that permission is checked before existence. */
const NO_ADDRESS = 0

const addressOfPath = ({ path }: RequestParts): E.Either<Failure, OfBook> =>
  E.right({ id: toAddressId(readWholeNumber(path['address_id'], IDS) ?? NO_ADDRESS) })

const onAddress: RequestForm<OfBook> = withoutBody({ encode: ({ id }) => ({ path: { address_id: id } }), decode: addressOfPath })

export const addressRoutes = {
  sanitizeAddress: route(
    'POST /api/address-sanitizer', 'Normalise a city and postcode',
    withBody<PlaceWire, Place>({
      body: PlaceRequest,
      encode: (place, { locale }) => ({ body: placeRequest(place, locale) }),
      decode: (wire) => E.right(placeOf(wire)),
    }),
    replyWith(SanitisedPlaceCodec, sanitisedPlaceToWire),
  ),
  listAddresses: route(
    'GET /api/customers/me/addresses', 'List the customer’s addresses, oldest first', noInput, wholeBook,
  ),
  addAddress: route(
    'POST /api/customers/me/addresses', 'Create an address',
    withBody<AddressRequest, AddressInputWire, AddressBookRequest>({
      body: AddressRequest,
      encode: (typed) => ({ body: addressRequestToWire(typed) }),
      decode: (wire) => E.right(addressRequestOf(wire)),
    }),
    wholeBook,
    { status: 201 },
  ),
  correctAddress: route(
    'PUT /api/customers/me/addresses/{address_id}', 'Update an address',
    withBody<AddressRequest, OfBook & AddressInputWire, OfBook & AddressBookRequest>({
      body: AddressRequest,
      encode: ({ id, ...typed }) => ({ path: { address_id: id }, body: addressRequestToWire(typed) }),
      decode: (wire, request) => pipe(addressOfPath(request), E.map((address) => ({ ...address, ...addressRequestOf(wire) }))),
    }),
    wholeBook,
  ),
  removeAddress: route('DELETE /api/customers/me/addresses/{address_id}', 'Delete an address', onAddress, wholeBook),
  chooseDefaultAddress: route(
    'PUT /api/customers/me/addresses/{address_id}/default', 'Set the default address',
    onAddress,
    wholeBook,
  ),
} satisfies Routes<typeof addressContract>
