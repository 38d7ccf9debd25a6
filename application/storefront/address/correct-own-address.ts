import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { AddressBookGateway } from './address-book-gateway.port.ts'

/** Corrects an address. */
export type CorrectOwnAddress = AddressBookGateway['correct']
export const CorrectOwnAddress = token<CorrectOwnAddress>('CorrectOwnAddress')

export const makeCorrectOwnAddress =
  (deps: { readonly addressBooks: AddressBookGateway; readonly asCustomer: AsCustomer }): CorrectOwnAddress =>
  (id, typed) => deps.asCustomer(deps.addressBooks.correct(id, typed))
