import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { AddressBookGateway } from './address-book-gateway.port.ts'

/** Adds an address to the customer's address book. */
export type AddOwnAddress = AddressBookGateway['add']
export const AddOwnAddress = token<AddOwnAddress>('AddOwnAddress')

export const makeAddOwnAddress =
  (deps: { readonly addressBooks: AddressBookGateway; readonly asCustomer: AsCustomer }): AddOwnAddress =>
  (typed) => deps.asCustomer(deps.addressBooks.add(typed))
