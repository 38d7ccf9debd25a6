import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isWrittenAs, type Place, type SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AddressDirectory } from './address-directory.port.ts'

/** How a place is usually written, and whether that differs from what was typed (Commerce §4). */
export type SanitiseAddress = (place: Place) => TE.TaskEither<Failure, SanitisedPlace>

export const makeSanitiseAddress =
  (deps: { readonly directory: AddressDirectory }): SanitiseAddress =>
  (place) =>
    pipe(
      deps.directory.written(place),
      TE.map((written) => ({ isSanitised: !isWrittenAs(place, written), place: written })),
    )
