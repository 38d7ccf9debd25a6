import type { AddressBooks } from './address-books.port.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** The customer's addresses. */
export type ListAddresses = UseCase<typeof addressContract.listAddresses>

export const makeListAddresses = (deps: { readonly addressBooks: AddressBooks }): ListAddresses =>
  ({ owner }) => deps.addressBooks.book(owner)
