import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { toAddressId, type AddressBook } from '../../../domain/address/address-book.ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { RawAddress } from '../../../domain/address/make-address.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { billingAddressOf, billingAddressToWire, BillingAddressWire } from './address.codec.ts'
import { typedAddressOf, typedAddressToWire, TypedBillingAddress } from './typed-address.codec.ts'

const SavedAddressWire = t.strict({ ...BillingAddressWire.type.props, id: t.number, isDefault: t.boolean }, 'SavedAddress')

/** A customer's addresses, oldest first. */
export const AddressBookWire = t.strict({ addresses: t.readonlyArray(SavedAddressWire) }, 'AddressBook')
export type AddressBookWire = t.TypeOf<typeof AddressBookWire>

export const addressBookToWire = (book: AddressBook): AddressBookWire => ({
  addresses: book.map(({ id, address, isDefault }) => ({ ...billingAddressToWire(address, undefined), id, isDefault })),
})

export const AddressBookCodec = codecFrom(
  'AddressBook',
  AddressBookWire,
  ({ addresses }): E.Either<never, AddressBook> =>
    E.right(addresses.map(({ id, isDefault, ...wire }) => ({
      id: toAddressId(id), isDefault, address: billingAddressOf({ ...wire, id: null, isDefault: null }),
    }))),
)

/** An address for the book, as it was typed. */
export const AddressRequest = closed('AddressRequest', { billing_address: TypedBillingAddress, is_default: t.boolean })
export type AddressRequest = t.TypeOf<typeof AddressRequest>

export const addressRequestOf = ({ billing_address: typed, is_default: isDefault }: AddressRequest) => ({
  address: typedAddressOf(typed), isDefault,
})
export const addressRequestToWire = (
  { address, isDefault }: { readonly address: TypedAddress; readonly isDefault: boolean },
): AddressRequest => ({ billing_address: typedAddressToWire(address), is_default: isDefault })

export type AddressInputWire = { readonly address: RawAddress; readonly isDefault: boolean }
export type AddressBookRequest = { readonly address: TypedAddress; readonly isDefault: boolean }
