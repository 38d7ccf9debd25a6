import type { AddressBook, AddressId } from '../../domain/address/address-book.ts'
import type { TypedAddress } from '../../domain/address/address-field.ts'
import type { Place, SanitisedPlace } from '../../domain/address/address-suggestion.ts'
import { none, operation, type } from './operation.ts'

/** An address for the book. */
type AddressInput = { readonly address: TypedAddress; readonly isDefault: boolean }
type OfAddress = { readonly id: AddressId }

/** Addresses. Each answer about a customer's book is the whole book, oldest address first, which replaces the visitor's copy. */
export const addressContract = {
  sanitizeAddress: operation({
    input: type<Place>(), output: type<SanitisedPlace>(), refusals: ['TooManyAttempts'], permission: 'anyone',
  }),
  listAddresses: operation({ input: none, output: type<AddressBook>(), refusals: [], permission: 'customer' }),
  addAddress: operation({
    input: type<AddressInput>(), output: type<AddressBook>(),
    refusals: ['InvalidAddress', 'AddressBookFull', 'AddressExists'], permission: 'customer',
  }),
  correctAddress: operation({
    input: type<OfAddress & AddressInput>(), output: type<AddressBook>(),
    refusals: ['NotFound', 'InvalidAddress', 'AddressExists'], permission: 'customer',
  }),
  removeAddress: operation({ input: type<OfAddress>(), output: type<AddressBook>(), refusals: ['NotFound'], permission: 'customer' }),
  chooseDefaultAddress: operation({
    input: type<OfAddress>(), output: type<AddressBook>(), refusals: ['NotFound'], permission: 'customer',
  }),
}
