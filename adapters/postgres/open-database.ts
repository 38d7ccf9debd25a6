import type { Database, Report } from './database/database.ts'
import { makeDatabase } from './database/make-database.ts'
import { migrated } from './migrations/migrated.ts'
import { openOnServer } from './server/open-on-server.ts'

/** Where the shop keeps its data: embedded in a directory, on a PostgreSQL server, or nowhere once the process ends. */
export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly url: string; readonly connections?: number }
  | { readonly memory: true }

const inMemory = async (report: Report): Promise<Database> => {
  const { openEmbeddedPool } = await import('./pglite/embedded-pool.ts')
  const { pool, stop } = await openEmbeddedPool()
  return await migrated(makeDatabase(pool, report, stop))
}

// A shop on a server does not hold a database it never asks.
const inDirectory = async (dataDir: string, report: Report): Promise<Database> => {
  const { openInDirectory } = await import('./pglite/open-in-directory.ts')
  return await openInDirectory(dataDir, report)
}

const ignore: Report = () => {}

/**
 * Opens the database and brings its tables up to date. Throws `DataDirectoryInUse` or `DataDirectoryDamaged` for a
 * directory, `DatabaseUnreachable` for a server.
 */
export const openDatabase = (place: DatabasePlace, report: Report = ignore): Promise<Database> => {
  if ('dataDir' in place) return inDirectory(place.dataDir, report)
  if ('url' in place) return openOnServer(place, report)
  return inMemory(report)
}
