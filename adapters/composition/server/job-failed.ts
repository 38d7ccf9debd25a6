import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import { ROUND, whyOf } from '../../../domain/job/job-failure.ts'
import type { JobName } from '../../../domain/job/job-name.ts'

/** What a scheduled job could not do, as the log has it: the job, the number of what it is about, and what was the matter. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed'
  readonly job: JobName

  constructor(job: JobName, item: string, why: unknown) {
    const what = item === ROUND ? 'did not run' : `failed at ${item}`
    // A row that cannot be read is named by its key, which may open something.
    super(`The job ${job} ${what}: ${whyOf(why)}`, why instanceof Error && why.name !== 'UnreadableRow' ? { cause: why } : {})
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
