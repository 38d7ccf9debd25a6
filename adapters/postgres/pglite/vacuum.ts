import { sql, type Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import type { Tables } from '../tables.ts'

const EVERY_HOUR = 3_600_000

/**
 * PGlite has no autovacuum, so old row versions would stay for ever. VACUUM goes through the pool as a separate statement, because it
 * cannot run inside a transaction.
 */
export const vacuum = async (db: Kysely<Tables>): Promise<void> => {
  await sql`vacuum (analyze)`.execute(db)
}

export const vacuumEveryHour = (db: Kysely<Tables>, report: Report): { readonly stop: () => void } => {
  const timer = setInterval(() => {
    vacuum(db).catch(report)
  }, EVERY_HOUR).unref()
  return {
    stop: () => {
      clearInterval(timer)
    },
  }
}
