import type { Database, Report } from '../database/database.ts'
import { makeDatabase } from '../database/make-database.ts'
import { prepareStatements } from '../database/prepare-statements.ts'
import { executedMigrations, migrate } from '../migrations/migrate.ts'
import { isLockTimeout, isUnavailable } from '../database/database-errors.ts'
import { closeReadOnlyConnections } from './close-read-only-connections.ts'
import { DatabaseUnreachable, NoShopInDatabase } from './database-unreachable.ts'
import { openCommandPool, openServerPool } from './server-pool.ts'

const MAX_ATTEMPTS = 60

/** Waits for a locked table in short attempts, because other statements queue behind a waiting lock request. */
const retryLockTimeouts = async (run: () => Promise<void>, attempts = MAX_ATTEMPTS): Promise<void> => {
  try {
    await run()
  } catch (error) {
    if (!isLockTimeout(error) || attempts <= 1) throw error
    await retryLockTimeouts(run, attempts - 1)
  }
}

const migrateServer = async (url: string, report: Report): Promise<void> => {
  const database = makeDatabase(openCommandPool(url), report)
  try {
    await retryLockTimeouts(() => migrate(database.db))
  } catch (error) {
    throw isUnavailable(error) ? new DatabaseUnreachable(url, error) : error
  } finally {
    await database.close()
  }
}

/** The database for a command: one connection without a statement timeout, but with a short lock timeout. */
export const openOnServerForCommand = async (url: string, report: Report, migration: 'up to date' | 'as it stands'): Promise<Database> => {
  if (migration === 'up to date') await migrateServer(url, report)
  const database = makeDatabase(openCommandPool(url), report)
  try {
    if ((await executedMigrations(database.db)).length === 0) throw new NoShopInDatabase(url)
    return database
  } catch (error) {
    await database.close()
    throw isUnavailable(error) ? new DatabaseUnreachable(url, error) : error
  }
}

/** A database on a PostgreSQL server, shared with the other processes of the shop. */
export const openOnServer = async (
  { url, connections }: { readonly url: string; readonly connections?: number }, report: Report,
): Promise<Database> => {
  await migrateServer(url, report)
  return makeDatabase(prepareStatements(closeReadOnlyConnections(openServerPool(url, connections))), report)
}
