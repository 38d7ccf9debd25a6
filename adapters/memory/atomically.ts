import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'

/** Runs a change as a whole, asynchronously: no partial state is visible, and concurrent calls run one after the other. */
export const atomically = <Refused, Value>(work: () => Either<Refused, Value>): TaskEither<Refused, Value> => () =>
  Promise.resolve().then(work)
