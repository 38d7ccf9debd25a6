import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { withCorrected } from '../../../domain/address/address-book.ts'
import type { AddressBooks } from './address-books.port.ts'
import type { RuleDeps } from './address-rules.ts'
import { readSubmittedAddress } from './read-submitted-address.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/** Changes one of the customer's addresses; an address of another account is reported as not found (decision S11). */
export const makeCorrectAddress =
  (deps: RuleDeps & { readonly addressBooks: AddressBooks }): UseCase<typeof addressContract.correctAddress> =>
  ({ owner, brandChannel }, { id, ...typed }) =>
    pipe(
      TE.fromEither(readSubmittedAddress(deps, brandChannel)(typed)),
      TE.flatMap((address) => deps.addressBooks.change(owner, (book) => withCorrected(book, id, address))),
    )
