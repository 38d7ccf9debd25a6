import * as E from 'fp-ts/lib/Either.js'
import type { JobFailures } from '../../../application/commerce/job/job-failures.port.ts'
import { tryAgainAt, whyOf } from '../../../domain/job/job-failure.ts'
import type { JobName } from '../../../domain/job/job-name.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

/** Whether it failed recently and is retried later. */
export const isBackedOff = ({ jobFailures }: ShopState, job: JobName, item: string, now: Date): boolean => {
  const failure = jobFailures.get(nameOf(job, item))
  return failure !== undefined && tryAgainAt(failure.lastAt, failure.attempts) > now
}

const nameOf = (job: string, item: string): string => `${job} ${item}`

export const openJobFailures = ({ jobFailures }: ShopState): JobFailures => ({
  note: ({ job, item, error, at }) =>
    atomically(() => {
      const before = jobFailures.get(nameOf(job, item))
      jobFailures.set(nameOf(job, item), {
        job, item, reason: whyOf(error), attempts: (before?.attempts ?? 0) + 1, firstAt: before?.firstAt ?? at, lastAt: at,
      })
      return E.right(undefined)
    }),
  clear: (job, items) =>
    atomically(() => {
      for (const item of items) jobFailures.delete(nameOf(job, item))
      return E.right(undefined)
    }),
  list: ({ since, limit }) =>
    atomically(() => {
      const failures = [...jobFailures.values()].filter(({ lastAt }) => lastAt >= since)
        .toSorted((left, right) => right.lastAt.getTime() - left.lastAt.getTime())
      return E.right({ failures: failures.slice(0, limit), total: failures.length })
    }),
})
