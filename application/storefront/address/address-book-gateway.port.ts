import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressBook, AddressId } from '../../../domain/address/address-book.ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** An address as it was typed for the book, and whether it is to be the default. */
export type TypedForBook = { readonly address: TypedAddress; readonly isDefault: boolean }

/** The addresses of whoever is signed in, on the far side; each answer is the whole book. */
export interface AddressBookGateway {
  readonly book: () => TaskEither<Failure, AddressBook>
  readonly add: (typed: TypedForBook) => TaskEither<Failure, AddressBook>
  readonly correct: (id: AddressId, typed: TypedForBook) => TaskEither<Failure, AddressBook>
  readonly remove: (id: AddressId) => TaskEither<Failure, AddressBook>
  readonly chooseDefault: (id: AddressId) => TaskEither<Failure, AddressBook>
}
export const AddressBookGateway = token<AddressBookGateway>('AddressBookGateway')
