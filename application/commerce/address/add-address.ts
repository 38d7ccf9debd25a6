import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withAddress, type AddressBook } from '../../../domain/address/address-book.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { RuleDeps } from './address-rules.ts'
import { readSubmittedAddress, type RawBookAddress } from './read-submitted-address.ts'

/** Adds an address to the customer's address book. */
export type AddAddress = (caller: Callers['customer'], typed: RawBookAddress) => TE.TaskEither<Failure, AddressBook>

export const makeAddAddress =
  (deps: RuleDeps & { readonly addressBooks: AddressBooks }): AddAddress =>
  ({ owner, brandChannel }, typed) =>
    pipe(
      TE.fromEither(readSubmittedAddress(deps, brandChannel)(typed)),
      TE.flatMap((address) => deps.addressBooks.change<Failure>(owner, (book) => withAddress(book, address))),
    )
