import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressBook, AddressBookDraft } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The address books of customers. */
export interface AddressBooks {
  readonly book: (owner: AccountId) => TaskEither<ServiceUnavailable, AddressBook>
  /** Applies one change after the other, each as a whole. Without an account the book is always empty. */
  readonly change: <Refused>(
    owner: AccountId,
    decide: (book: AddressBook) => Either<Refused, AddressBookDraft>,
  ) => TaskEither<Refused | ServiceUnavailable, AddressBook>
}
