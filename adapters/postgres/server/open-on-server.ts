import type { Database, Report } from '../database/database.ts'
import { makeDatabase } from '../database/make-database.ts'
import { migrate } from '../migrations/migrate.ts'
import { isUnavailable } from '../database/database-errors.ts'
import { DatabaseUnreachable } from './database-unreachable.ts'
import { preparingStatements } from './prepared-statements.ts'
import { openPatientPool, openServerPool } from './server-pool.ts'

const bringUpToDate = async (url: string, report: Report): Promise<void> => {
  const patient = makeDatabase(openPatientPool(url), report)
  try {
    await migrate(patient.db)
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnreachable(url, error) : error
  } finally {
    await patient.close()
  }
}

/** A database on a PostgreSQL server, shared with every other process of the shop. */
export const openOnServer = async (url: string, report: Report): Promise<Database> => {
  await bringUpToDate(url, report)
  return makeDatabase(preparingStatements(openServerPool(url)), report)
}
