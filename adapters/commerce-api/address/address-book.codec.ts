import * as t from 'io-ts'
import { toAddressId, type AddressBook, type SavedAddress } from '../../../domain/address/address-book.ts'
import type { BillingAddress } from '../../../domain/address/address.ts'
import { as, list, via } from '../codec/field.ts'
import { closedRecord, flat, record, wrapped } from '../codec/record.ts'
import { addressFields } from './address.codec.ts'
import { type TypedBilling, TypedBillingRecord } from './typed-address.codec.ts'

export const AddressIdNumber = via(t.number, toAddressId, (id) => id)

const saved = record<SavedAddress>('SavedAddress', {
  id: AddressIdNumber, address: flat<BillingAddress>(addressFields), isDefault: as('isDefault', t.boolean),
})

/** A customer's addresses, oldest first. */
export const AddressBookRecord = wrapped<AddressBook>('AddressBook', 'addresses', list(saved))

/** An address for the book, as it was typed. */
export const AddressRequest = closedRecord<{ readonly address: TypedBilling; readonly isDefault: boolean }>(
  'AddressRequest', { address: as('billing_address', TypedBillingRecord), isDefault: t.boolean },
)
