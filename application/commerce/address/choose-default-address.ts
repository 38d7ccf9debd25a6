import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { withDefault, type AddressBook, type AddressId } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AddressBooks } from './address-books.port.ts'

/** Makes one of the customer's addresses the default. */
export type ChooseDefaultAddress = (owner: AccountId, id: AddressId) => TaskEither<Failure, AddressBook>

export const makeChooseDefaultAddress =
  (deps: { readonly addressBooks: AddressBooks }): ChooseDefaultAddress =>
  (owner, id) => deps.addressBooks.change<Failure>(owner, (book) => withDefault(book, id))
