import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withAddress } from '../../../domain/address/address-book.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { RuleDeps } from './address-rules.ts'
import { readSubmittedAddress } from './read-submitted-address.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** Adds an address to the customer's address book. */
export const makeAddAddress =
  (deps: RuleDeps & { readonly addressBooks: AddressBooks }): UseCase<typeof addressContract.addAddress> =>
  ({ owner, brandChannel }, typed) =>
    pipe(
      TE.fromEither(readSubmittedAddress(deps, brandChannel)(typed)),
      TE.flatMap((address) => deps.addressBooks.change(owner, (book) => withAddress(book, address))),
    )
