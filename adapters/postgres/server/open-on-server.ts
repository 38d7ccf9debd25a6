import type { Database, Report } from '../database/database.ts'
import { makeDatabase } from '../database/make-database.ts'
import { doneBefore, migrate } from '../migrations/migrate.ts'
import { isLockTimeout, isUnavailable } from '../database/database-errors.ts'
import { closingReadOnly } from './closing-read-only.ts'
import { DatabaseUnreachable, NoShopInDatabase } from './database-unreachable.ts'
import { preparingStatements } from './prepared-statements.ts'
import { openPatientPool, openServerPool } from './server-pool.ts'

const TRIES = 60

/** A table that others hold on to is waited for in small pieces: whoever wants it meanwhile is not kept behind the wait. */
const whenFree = async (run: () => Promise<void>, tries = TRIES): Promise<void> => {
  try {
    await run()
  } catch (error) {
    if (!isLockTimeout(error) || tries <= 1) throw error
    await whenFree(run, tries - 1)
  }
}

const bringUpToDate = async (url: string, report: Report): Promise<void> => {
  const patient = makeDatabase(openPatientPool(url), report)
  try {
    await whenFree(() => migrate(patient.db))
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnreachable(url, error) : error
  } finally {
    await patient.close()
  }
}

/**
 * For one command of whoever runs the shop: one connection whose statements may take as long as they need, but wait for nobody's lock
 * for long.
 */
export const openOnServerPatiently = async (url: string, report: Report, migration: 'up to date' | 'as it stands'): Promise<Database> => {
  if (migration === 'up to date') await bringUpToDate(url, report)
  const database = makeDatabase(openPatientPool(url), report)
  try {
    if ((await doneBefore(database.db)).length === 0) throw new NoShopInDatabase(url)
    return database
  } catch (error) {
    await database.close()
    throw isUnavailable(error) ? new DatabaseUnreachable(url, error) : error
  }
}

/** A database on a PostgreSQL server, shared with every other process of the shop. */
export const openOnServer = async (
  { url, connections }: { readonly url: string; readonly connections?: number }, report: Report,
): Promise<Database> => {
  await bringUpToDate(url, report)
  return makeDatabase(preparingStatements(closingReadOnly(openServerPool(url, connections))), report)
}
