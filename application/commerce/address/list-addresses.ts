import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressBook } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AddressBooks } from './address-books.port.ts'

/** The customer's addresses. */
export type ListAddresses = (owner: AccountId) => TaskEither<Failure, AddressBook>

export const makeListAddresses = (deps: { readonly addressBooks: AddressBooks }): ListAddresses => deps.addressBooks.book
