import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { AddressBookGateway } from './address-book-gateway.port.ts'

/** Makes an address the default. */
export type ChooseOwnDefaultAddress = AddressBookGateway['chooseDefault']
export const ChooseOwnDefaultAddress = token<ChooseOwnDefaultAddress>('ChooseOwnDefaultAddress')

export const makeChooseOwnDefaultAddress =
  (deps: { readonly addressBooks: AddressBookGateway; readonly asCustomer: AsCustomer }): ChooseOwnDefaultAddress =>
  (id) => deps.asCustomer(deps.addressBooks.chooseDefault(id))
