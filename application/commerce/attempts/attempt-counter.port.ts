import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Counts what somebody tries out. The count outlives the process. */
export interface AttemptCounter {
  /** Notes one more attempt now and answers how many there were since. */
  readonly note: (key: string, now: Date, since: Date) => TaskEither<ServiceUnavailable, number>
  readonly forget: (key: string) => TaskEither<ServiceUnavailable, void>
}
