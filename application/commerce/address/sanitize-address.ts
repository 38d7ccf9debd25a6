import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isWrittenAs } from '../../../domain/address/address-suggestion.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { AddressDirectory } from './address-directory.port.ts'
import type { UseCase } from '../operation.ts'
import type { addressContract } from '../../contract/address.ts'

/**
 * The standard spelling of a place, and whether it differs from what was entered (Commerce §4). The directory knows places and streets, no
 * residents.
 */
export const makeSanitizeAddress =
  (deps: CountDeps & { readonly directory: AddressDirectory }): UseCase<typeof addressContract.sanitizeAddress> =>
  ({ from }, place) =>
    pipe(
      countAttempt(deps)('addressChecksFromNetwork', from),
      TE.flatMap(() => deps.directory.standardise(place)),
      TE.map((written) => ({ isSanitised: !isWrittenAs(place, written), place: written })),
    )
