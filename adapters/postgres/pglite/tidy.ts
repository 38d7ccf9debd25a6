import { sql, type Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import type { Tables } from '../tables.ts'

const EVERY_HOUR = 3_600_000

/**
 * PGlite runs no autovacuum, so rows that were changed a thousand times would stay a thousand times. It goes through
 * the pool as a statement of its own, because it may not run inside somebody's transaction.
 */
export const tidy = async (db: Kysely<Tables>): Promise<void> => {
  await sql`vacuum (analyze)`.execute(db)
}

export const tidyEveryHour = (db: Kysely<Tables>, report: Report): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    tidy(db).catch(report)
  }, EVERY_HOUR).unref()
  return {
    stop: () => {
      clearInterval(timer)
    },
  }
}
