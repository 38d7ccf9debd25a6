import * as E from 'fp-ts/lib/Either.js'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { JOBS, type Batch, type Job } from '../../../application/commerce/jobs.ts'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import { WHOLE_JOB } from '../../../domain/job/job-failure.ts'
import { JobFailed } from './job-failed.ts'
import type { RunJob } from './run-job.ts'
import { startScheduledJob, type ScheduledJob } from './scheduled-job.ts'

type Deps = Commerce['jobs'] & {
  readonly jobFailures: JobFailures
  readonly now: () => Date
  /** When this process opened. */
  readonly since: Date
  readonly report: (error: unknown) => void
  readonly run: RunJob
}

type Name = keyof typeof JOBS
const NAMES = Object.keys(JOBS) as readonly Name[]

/**
 * Repeats one job until nothing is left to do at once. A run that fails as a whole is stored like the failure of an item, counted again
 * each time, and resolved by the first successful run.
 */
const openRunner = (deps: Deps) => {
  const failed = new Set(NAMES)
  const runJob = async (name: Name): Promise<E.Either<JobFailed, boolean>> => {
    const { job, hasMore, problems }: Job<never> = JOBS[name]
    const runBatch: Batch = deps[name]
    const outcome = await Promise.resolve().then(() => runBatch(deps.since)()).catch((error: unknown) => E.left(error))
    if (E.isLeft(outcome)) {
      failed.add(name)
      await deps.jobFailures.note({ job, item: WHOLE_JOB, error: outcome.left, at: deps.now() })().catch(deps.report)
      return E.left(new JobFailed(job, WHOLE_JOB, outcome.left))
    }
    // This also resolves failures that an earlier process stored.
    if (failed.delete(name)) await deps.jobFailures.clear(job, [WHOLE_JOB])().catch(deps.report)
    const result = outcome.right as never
    for (const problem of problems?.(result) ?? []) deps.report(new Error(problem))
    return E.right(hasMore?.(result) ?? false)
  }
  return async (name: Name, isStopping: () => boolean): Promise<JobFailed | undefined> => {
    for (;;) {
      const outcome = await runJob(name)
      if (E.isLeft(outcome)) return outcome.left
      if (!outcome.right || isStopping()) return undefined
    }
  }
}

/** Runs all scheduled jobs while the shop is open: mails are sent, payments are checked, unpaid orders expire. */
export const startShopJobs = (deps: Deps): ScheduledJob => {
  const { report, run } = deps
  const runToEnd = openRunner(deps)
  const runGroup = async (names: readonly Name[], isStopping: () => boolean): Promise<void> => {
    const failures: JobFailed[] = []
    for (const name of names) failures.push(...[await runToEnd(name, isStopping)].flatMap((failure) => failure ?? []))
    if (failures[0] !== undefined) throw failures[0]
  }
  const jobs = [...Map.groupBy(NAMES, (name) => JOBS[name].group)].map(([group, names]) => startScheduledJob({
    // Monitoring counts the failed run; the error itself was reported when it was stored.
    report: (error) => { if (!(error instanceof JobFailed)) report(error) },
    pause: Math.min(...names.map((name) => JOBS[name].pause)), atOnce: names.every((name) => JOBS[name].startsLater !== true),
    work: (isStopping) => run(group, () => runGroup(names, isStopping)),
  }))
  return { stop: async () => { await Promise.all(jobs.map(({ stop }) => stop())) } }
}
