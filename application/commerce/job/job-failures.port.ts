import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobFailure } from '../../../domain/job/job-failure.ts'
import type { JobName } from '../../../domain/job/job-name.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** An item of a job that failed at this moment. */
export type FailedItem = { readonly job: JobName; readonly item: string; readonly error: unknown; readonly at: Date }

/** Failed items of scheduled jobs, until they succeed. */
export interface JobFailures {
  /** Records another failure of an item, and when it is retried. */
  readonly note: (failed: FailedItem) => TaskEither<ServiceUnavailable, void>
  /** Deletes the failures of these items. */
  readonly clear: (job: JobName, items: readonly string[]) => TaskEither<ServiceUnavailable, void>
  /** Failures since, the latest first, and their number. */
  readonly list: (
    query: { readonly since: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, { readonly failures: readonly JobFailure[]; readonly total: number }>
}

/** Called with an unreadable row: it is left out and delays no other. */
export type Unreadable = (item: string, error: unknown) => void
