import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AddressBook, AddressId } from '../../../domain/address/address-book.ts'
import type { TypedAddress } from '../../../domain/address/address-field.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** An address as typed for the address book, and whether it becomes the default. */
export type TypedBookAddress = { readonly address: TypedAddress; readonly isDefault: boolean }

/** The address book of the signed-in customer, through the API; each response is the whole book. */
export interface AddressBookGateway {
  readonly book: () => TaskEither<Failure, AddressBook>
  readonly add: (typed: TypedBookAddress) => TaskEither<Failure, AddressBook>
  readonly correct: (id: AddressId, typed: TypedBookAddress) => TaskEither<Failure, AddressBook>
  readonly remove: (id: AddressId) => TaskEither<Failure, AddressBook>
  readonly chooseDefault: (id: AddressId) => TaskEither<Failure, AddressBook>
}
export const AddressBookGateway = token<AddressBookGateway>('AddressBookGateway')
