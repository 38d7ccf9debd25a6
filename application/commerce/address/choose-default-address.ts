import { withDefault } from '../../../domain/address/address-book.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** Makes one of the customer's addresses the default. */
export const makeChooseDefaultAddress =
  (deps: { readonly addressBooks: AddressBooks }): UseCase<typeof addressContract.chooseDefaultAddress> =>
  ({ owner }, { id }) => deps.addressBooks.change(owner, (book) => withDefault(book, id))
