import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isWrittenAs, type Place, type SanitisedPlace } from '../../../domain/address/address-suggestion.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { Callers } from '../shop/request-context.ts'
import type { AddressDirectory } from './address-directory.port.ts'

/**
 * How a place is usually written, and whether that differs from what was typed (Commerce §4). The directory knows places and streets,
 * nobody who lives there.
 */
export type SanitiseAddress = (caller: Pick<Callers['anyone'], 'from'>, place: Place) => TE.TaskEither<Failure, SanitisedPlace>

export const makeSanitiseAddress =
  (deps: CountDeps & { readonly directory: AddressDirectory }): SanitiseAddress =>
  ({ from }, place) =>
    pipe(
      countAttempt(deps)('addressChecksFromNetwork', from),
      TE.flatMap(() => deps.directory.written(place)),
      TE.map((written) => ({ isSanitised: !isWrittenAs(place, written), place: written })),
    )
