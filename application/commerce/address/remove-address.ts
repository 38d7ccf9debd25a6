import { withoutAddress } from '../../../domain/address/address-book.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { WideUseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** Deletes one of the customer's addresses. Existing orders keep their own copy. */
export type RemoveAddress = WideUseCase<typeof addressContract.removeAddress>

export const makeRemoveAddress =
  (deps: { readonly addressBooks: AddressBooks }): RemoveAddress =>
  ({ owner }, { id }) => deps.addressBooks.change<Failure>(owner, (book) => withoutAddress(book, id))
