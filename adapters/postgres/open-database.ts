import type { Database, Report } from './database/database.ts'
import { makeDatabase } from './database/make-database.ts'
import { migrated } from './migrations/migrated.ts'
import { openEmbeddedPool } from './pglite/embedded-pool.ts'
import { openInDirectory } from './pglite/open-in-directory.ts'
import { openOnServer } from './server/open-on-server.ts'

/** Where the shop keeps its data: embedded in a directory, on a PostgreSQL server, or nowhere once the process ends. */
export type DatabasePlace =
  | { readonly dataDir: string }
  | { readonly url: string; readonly connections?: number }
  | { readonly memory: true }

const inMemory = async (report: Report): Promise<Database> => {
  const { pool, stop } = await openEmbeddedPool()
  return await migrated(makeDatabase(pool, report, stop))
}

const ignore: Report = () => {}

/**
 * Opens the database and brings its tables up to date. Throws `DataDirectoryInUse` or `DataDirectoryDamaged` for a
 * directory, `DatabaseUnreachable` for a server.
 */
export const openDatabase = (place: DatabasePlace, report: Report = ignore): Promise<Database> => {
  if ('dataDir' in place) return openInDirectory(place.dataDir, report)
  if ('url' in place) return openOnServer(place, report)
  return inMemory(report)
}
