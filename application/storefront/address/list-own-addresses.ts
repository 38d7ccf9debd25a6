import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { AddressBookGateway } from './address-book-gateway.port.ts'

/** The saved addresses of the customer. */
export type ListOwnAddresses = AddressBookGateway['book']
export const ListOwnAddresses = token<ListOwnAddresses>('ListOwnAddresses')

export const makeListOwnAddresses =
  (deps: { readonly addressBooks: AddressBookGateway; readonly asCustomer: AsCustomer }): ListOwnAddresses =>
  () => deps.asCustomer(deps.addressBooks.book())
