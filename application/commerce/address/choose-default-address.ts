import { withDefault } from '../../../domain/address/address-book.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** Makes one of the customer's addresses the default. */
export type ChooseDefaultAddress = UseCase<typeof addressContract.chooseDefaultAddress>

export const makeChooseDefaultAddress =
  (deps: { readonly addressBooks: AddressBooks }): ChooseDefaultAddress =>
  ({ owner }, { id }) => deps.addressBooks.change(owner, (book) => withDefault(book, id))
