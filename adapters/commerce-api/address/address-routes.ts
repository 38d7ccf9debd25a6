import type { addressContract } from '../../../application/contract/address.ts'
import { toAddressId } from '../../../domain/address/address-book.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, brandedIdIn, noInput, pathRequest } from '../operations/request-forms.ts'
import { AddressBookRecord, AddressRequest } from './address-book.codec.ts'
import { PlaceRequest, SanitisedPlaceRecord } from './sanitised-place.codec.ts'

/** Every response is the whole book, which replaces the client's copy. */
const wholeBook = reply(AddressBookRecord)
const ofAddress = { id: brandedIdIn('address_id', toAddressId) }

export const addressRoutes = {
  sanitizeAddress: route(
    'POST /api/address-sanitizer', 'Normalise a city and postcode', bodyRequest(PlaceRequest), reply(SanitisedPlaceRecord),
  ),
  listAddresses: route(
    'GET /api/customers/me/addresses', 'List the customer’s addresses, oldest first', noInput, wholeBook,
  ),
  addAddress: route(
    'POST /api/customers/me/addresses', 'Create an address', bodyRequest(AddressRequest), wholeBook, { status: 201 },
  ),
  correctAddress: route(
    'PUT /api/customers/me/addresses/{address_id}', 'Update an address', bodyRequest(AddressRequest, ofAddress), wholeBook,
  ),
  removeAddress: route(
    'DELETE /api/customers/me/addresses/{address_id}', 'Delete an address', pathRequest(ofAddress), wholeBook,
  ),
  chooseDefaultAddress: route(
    'PUT /api/customers/me/addresses/{address_id}/default', 'Set the default address', pathRequest(ofAddress), wholeBook,
  ),
} satisfies Routes<typeof addressContract>
