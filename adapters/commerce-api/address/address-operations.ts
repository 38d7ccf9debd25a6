import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { toAddressId, type AddressId } from '../../../domain/address/address-book.ts'
import type { Place } from '../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { IDS, readWholeNumber } from '../../../domain/whole-number.ts'
import { operation, type RequestForm, type RequestParts } from '../operations/operation.ts'
import { replying } from '../operations/reply-forms.ts'
import { asking, nothing, sending } from '../operations/request-forms.ts'
import {
  AddressBookCodec, addressBookToWire, AddressRequest, addressRequestOf, addressRequestToWire, type AddressInputWire,
  type AddressBookRequest,
} from './address-book.codec.ts'
import { placeOf, PlaceRequest, placeRequest, SanitisedPlaceCodec, sanitisedPlaceToWire, type PlaceWire } from './sanitised-place.codec.ts'

/** Every answer is the whole book: it replaces what one had. */
const wholeBook = replying(AddressBookCodec, addressBookToWire)

type OfBook = { readonly id: AddressId }

/** What is no number names the address that none is: who may not ask at all is told that first. */
const NO_ADDRESS = 0

const addressOfPath = ({ path }: RequestParts): E.Either<Failure, OfBook> =>
  E.right({ id: toAddressId(readWholeNumber(path['address_id'], IDS) ?? NO_ADDRESS) })

const onAddress: RequestForm<OfBook> = asking({ encode: ({ id }) => ({ path: { address_id: id } }), decode: addressOfPath })

export const addressOperations = {
  sanitizeAddress: operation(
    'POST /api/address-sanitizer', 'Normalise a city and postcode', 'anyone',
    sending<PlaceWire, Place>({
      body: PlaceRequest,
      encode: (place, { locale }) => ({ body: placeRequest(place, locale) }),
      decode: (wire) => E.right(placeOf(wire)),
    }),
    replying(SanitisedPlaceCodec, sanitisedPlaceToWire),
  ),
  listAddresses: operation(
    'GET /api/customers/me/addresses', 'List the customer’s addresses, oldest first', 'customer', nothing, wholeBook,
  ),
  addAddress: operation(
    'POST /api/customers/me/addresses', 'Create an address', 'customer',
    sending<AddressRequest, AddressInputWire, AddressBookRequest>({
      body: AddressRequest,
      encode: (typed) => ({ body: addressRequestToWire(typed) }),
      decode: (wire) => E.right(addressRequestOf(wire)),
    }),
    wholeBook,
    { status: 201 },
  ),
  correctAddress: operation(
    'PUT /api/customers/me/addresses/{address_id}', 'Update an address', 'customer',
    sending<AddressRequest, OfBook & AddressInputWire, OfBook & AddressBookRequest>({
      body: AddressRequest,
      encode: ({ id, ...typed }) => ({ path: { address_id: id }, body: addressRequestToWire(typed) }),
      decode: (wire, request) => pipe(addressOfPath(request), E.map((one) => ({ ...one, ...addressRequestOf(wire) }))),
    }),
    wholeBook,
  ),
  removeAddress: operation('DELETE /api/customers/me/addresses/{address_id}', 'Delete an address', 'customer', onAddress, wholeBook),
  chooseDefaultAddress: operation(
    'PUT /api/customers/me/addresses/{address_id}/default', 'Set the default address', 'customer',
    onAddress,
    wholeBook,
  ),
}
