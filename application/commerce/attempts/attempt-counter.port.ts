import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Counts attempts. The count survives a restart of the process. */
export interface AttemptCounter {
  /** Records one more attempt and returns the number since `since`; the record is stored for the same span again. */
  readonly note: (key: string, now: Date, since: Date) => TaskEither<ServiceUnavailable, number>
  /** The number of attempts since `since`; records none. */
  readonly count: (key: string, since: Date) => TaskEither<ServiceUnavailable, number>
  readonly reset: (key: string) => TaskEither<ServiceUnavailable, void>
  /** Deletes a batch of expired attempts; `true` if more may be left. */
  readonly sweep: (now: Date) => TaskEither<ServiceUnavailable, boolean>
}
