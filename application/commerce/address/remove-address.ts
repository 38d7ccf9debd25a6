import { withoutAddress } from '../../../domain/address/address-book.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** Deletes one of the customer's addresses. Existing orders keep their own copy. */
export const makeRemoveAddress =
  (deps: { readonly addressBooks: AddressBooks }): UseCase<typeof addressContract.removeAddress> =>
  ({ owner }, { id }) => deps.addressBooks.change(owner, (book) => withoutAddress(book, id))
