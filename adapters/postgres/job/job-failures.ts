import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { JobFailures, Unreadable } from '../../../application/commerce/job/job-failures.port.ts'
import { tryAgainAt, whyOf } from '../../../domain/job/job-failure.ts'
import { JOB_NAMES, type JobName } from '../../../domain/job/job-name.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'

/** Excludes items that failed recently: they are retried later, so that others are processed meanwhile. */
export const isNotBackedOff = (job: JobName, item: RawBuilder<unknown>, now: Date): RawBuilder<boolean> =>
  sql<boolean>`not exists (select from job_failure
    where job_failure.job = ${job} and job_failure.item = (${item})::text and job_failure.retry_at > ${now})`

/** Rows as values; an unreadable row is reported and left out. */
export const readable = <Row, Value>(
  rows: readonly Row[], unreadable: Unreadable,
  { idOf, read: toValue }: { readonly idOf: (row: Row) => string; readonly read: (row: Row) => Value },
): readonly Value[] =>
  rows.flatMap((row) => {
    try {
      return [toValue(row)]
    } catch (error) {
      unreadable(idOf(row), error)
      return []
    }
  })

const isJob = (name: string): name is JobName => JOB_NAMES.some((job) => job === name)

export const makeJobFailures = (db: Kysely<Tables>): JobFailures => ({
  note: ({ job, item, error, at }) =>
    inTransaction(db, async (tx) => {
      const reason = whyOf(error)
      const { attempts } = await tx.insertInto('job_failure').values({ job, item, reason, first_at: at, last_at: at })
        .onConflict((conflict) => conflict.columns(['job', 'item'])
          .doUpdateSet({ reason, last_at: at, attempts: sql`job_failure.attempts + 1` }))
        .returning('attempts').executeTakeFirstOrThrow()
      await tx.updateTable('job_failure').set({ retry_at: tryAgainAt(at, attempts) })
        .where('job', '=', job).where('item', '=', item).execute()
      return E.right(undefined)
    }),
  clear: (job, items) =>
    read(async () => { await db.deleteFrom('job_failure').where('job', '=', job).where('item', 'in', items).execute() }),
  list: ({ since, limit }) =>
    read(async () => {
      const rows = await db.selectFrom('job_failure').selectAll().where('last_at', '>=', since)
        .orderBy('last_at', 'desc').orderBy('job').orderBy('item').limit(limit).execute()
      const { count } = await db.selectFrom('job_failure').select(({ fn }) => fn.countAll<number | string>().as('count'))
        .where('last_at', '>=', since).executeTakeFirstOrThrow()
      return {
        failures: rows.flatMap(({ job, item, reason, attempts, first_at: firstAt, last_at: lastAt }) =>
          (isJob(job) ? [{ job, item, reason, attempts, firstAt, lastAt }] : [])),
        total: Number(count),
      }
    }),
})
