import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobFailure } from '../../../domain/job/job-failure.ts'
import type { JobName } from '../../../domain/job/job-name.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** An item of a job that failed at this moment. */
export type FailedItem = { readonly job: JobName; readonly item: string; readonly error: unknown; readonly at: Date }

/** What scheduled jobs could not do, until they can. */
export interface JobFailures {
  /** Counts that an item failed once more, and when it is to be looked at again. */
  readonly note: (failed: FailedItem) => TaskEither<ServiceUnavailable, void>
  /** These were done: nothing is left to say of them. */
  readonly clear: (job: JobName, items: readonly string[]) => TaskEither<ServiceUnavailable, void>
  /** Those that failed since, the latest first, and how many there are. */
  readonly list: (
    asked: { readonly since: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, { readonly failures: readonly JobFailure[]; readonly total: number }>
}

/** Told of a row that cannot be read: it is left out, and nobody else waits for it. */
export type Unreadable = (item: string, error: unknown) => void
