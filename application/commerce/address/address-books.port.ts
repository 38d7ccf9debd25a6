import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressBook, AddressBookDraft } from '../../../domain/address/address-book.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The addresses that customers keep. */
export interface AddressBooks {
  readonly book: (owner: AccountId) => TaskEither<ServiceUnavailable, AddressBook>
  /** What is decided of a book is kept whole, one change after the other; whoever has no account has an empty book for ever. */
  readonly change: <Refused>(
    owner: AccountId,
    decide: (book: AddressBook) => Either<Refused, AddressBookDraft>,
  ) => TaskEither<Refused | ServiceUnavailable, AddressBook>
}
