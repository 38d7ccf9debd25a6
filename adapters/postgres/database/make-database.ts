import { Kysely, PostgresDialect, sql } from 'kysely'
import type pg from 'pg'
import type { Database, Report } from './database.ts'
import { guardedPool } from './guarded-pool.ts'
import type { Tables } from '../tables.ts'
import { reportUnavailable } from './unavailable.ts'

const READY_TIMEOUT = 2_000

const isReady = async (db: Kysely<Tables>): Promise<boolean> => {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => {
    reportUnavailable(new Error(`The database did not answer within ${READY_TIMEOUT} ms`))
    resolve(false)
  }, READY_TIMEOUT)
  const probe = sql`select 1`.execute(db).then(
    () => true,
    (error: unknown) => {
      reportUnavailable(error)
      return false
    },
  )
  return await Promise.race([probe, late]).finally(() => {
    clearTimeout(timer)
  })
}

/** A database over a pool; `release` releases what is below the pool. */
export const makeDatabase = (
  pool: pg.Pool,
  report: Report,
  release: () => Promise<void> = () => Promise.resolve(),
): Database => {
  // Without these listeners an error of an idle or busy connection would end the process.
  pool.on('error', report)
  pool.on('connect', (client) => {
    client.on('error', report)
  })
  const dialect = new PostgresDialect({ pool: guardedPool(pool) })
  const db = new Kysely<Tables>({ dialect })
  const destroy = async (): Promise<void> => {
    try {
      await db.destroy()
    } finally {
      await release()
    }
  }
  let closing: Promise<void> | undefined
  return {
    db,
    withQueryLog: (onQuery) => new Kysely<Tables>({
      dialect,
      log: ({ level, query: { sql: text }, queryDurationMillis: milliseconds }) => {
        onQuery({ sql: text, milliseconds, isFailed: level === 'error' })
      },
    }),
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => (closing ??= destroy()),
    ready: () => (closing === undefined ? isReady(db) : Promise.resolve(false)),
  }
}
