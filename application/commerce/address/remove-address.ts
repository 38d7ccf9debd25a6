import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { withoutAddress, type AddressBook, type AddressId } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AddressBooks } from './address-books.port.ts'

/** Deletes one of the customer's addresses. Existing orders keep their own copy. */
export type RemoveAddress = (owner: AccountId, id: AddressId) => TaskEither<Failure, AddressBook>

export const makeRemoveAddress =
  (deps: { readonly addressBooks: AddressBooks }): RemoveAddress =>
  (owner, id) => deps.addressBooks.change<Failure>(owner, (book) => withoutAddress(book, id))
