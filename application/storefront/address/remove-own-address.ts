import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { AddressBookGateway } from './address-book-gateway.port.ts'

/** Removes an address. */
export type RemoveOwnAddress = AddressBookGateway['remove']
export const RemoveOwnAddress = token<RemoveOwnAddress>('RemoveOwnAddress')

export const makeRemoveOwnAddress =
  (deps: { readonly addressBooks: AddressBookGateway; readonly asCustomer: AsCustomer }): RemoveOwnAddress =>
  (id) => deps.asCustomer(deps.addressBooks.remove(id))
