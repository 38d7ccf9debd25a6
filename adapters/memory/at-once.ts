import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/**
 * Runs a change whole, one turn later: nobody sees half of it, and what is asked at once really comes one after the
 * other.
 */
export const atOnce = <Refused, Value>(work: () => Either<Refused, Value>): TaskEither<Refused, Value> => () =>
  Promise.resolve().then(work)
