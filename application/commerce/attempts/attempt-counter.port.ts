import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Counts what somebody tries out. The count outlives the process. */
export interface AttemptCounter {
  /** Notes one more attempt now and answers how many there were since; it is kept as long again. */
  readonly note: (key: string, now: Date, since: Date) => TaskEither<ServiceUnavailable, number>
  /** How many there were since; notes none. */
  readonly count: (key: string, since: Date) => TaskEither<ServiceUnavailable, number>
  readonly reset: (key: string) => TaskEither<ServiceUnavailable, void>
  /** Drops some of what nobody looks back to any more; whether there may be more of it. */
  readonly sweep: (now: Date) => TaskEither<ServiceUnavailable, boolean>
}
