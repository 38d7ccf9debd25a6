import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import { WHOLE_JOB, whyOf } from '../../../domain/job/job-failure.ts'
import type { JobName } from '../../../domain/job/job-name.ts'

/** A failure of a scheduled job for the log: the job, the number of the failed item, and the cause. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
  readonly job: JobName

  constructor(job: JobName, item: string, why: unknown) {
    const what = item === WHOLE_JOB ? 'failed' : `failed for ${item}`
    // The message of `UnreadableRow` contains the key of the row, which may be a secret token.
    super(`Job ${job} ${what}: ${whyOf(why)}`, why instanceof Error && why.name !== 'UnreadableRow' ? { cause: why } : {})
    this.job = job
  }
}

/** Reports each failure before it is stored, because a database that is away stores none, and reports why one was not stored. */
export const reportedFailures = (failures: JobFailures, report: (error: unknown) => void): JobFailures => {
  const orReported = <Failed, Value>(work: TaskEither<Failed, Value>): TaskEither<Failed, Value> => async () => {
    try {
      return await work()
    } catch (error) {
      report(error)
      throw error
    }
  }
  return {
    ...failures,
    note: (failed) => {
      report(new JobFailed(failed.job, failed.item, failed.error))
      return orReported(failures.note(failed))
    },
    clear: (...done) => orReported(failures.clear(...done)),
  }
}
