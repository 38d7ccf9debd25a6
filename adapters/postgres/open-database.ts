import type { Database, Opening, Report } from './database/database.ts'
import { makeDatabase } from './database/make-database.ts'
import { migrateOrClose } from './migrations/migrate-or-close.ts'
import { openOnServer, openOnServerForCommand } from './server/open-on-server.ts'

/** Where the shop stores its data: in a directory (embedded database), on a PostgreSQL server, or only in memory. */
export type DatabaseLocation =
  | { readonly dataDir: string }
  | { readonly url: string; readonly connections?: number }
  | { readonly memory: true }

const inMemory = async (report: Report): Promise<Database> => {
  const { openEmbeddedPool } = await import('./pglite/embedded-pool.ts')
  const { pool, stop } = await openEmbeddedPool()
  return await migrateOrClose(makeDatabase(pool, report, stop))
}

// Loaded on demand, because a shop on a server does not need the embedded database.
const inDirectory = async (dataDir: string, report: Report): Promise<Opening> => {
  const { openInDirectory } = await import('./pglite/open-in-directory.ts')
  return await openInDirectory(dataDir, report)
}

const ignore: Report = () => {}

/**
 * Starts to open and migrate the database in its own thread or process, so that the caller can do other work meanwhile. Rejects with
 * `DataDirectoryInUse` for a directory; `opened` rejects with `DataDirectoryDamaged` for a directory and with `DatabaseUnreachable` for a
 * server.
 */
export const beginDatabase = async (location: DatabaseLocation, report: Report = ignore): Promise<Opening> => {
  if ('dataDir' in location) return inDirectory(location.dataDir, report)
  return { opened: 'url' in location ? openOnServer(location, report) : inMemory(report) }
}

type PersistentLocation = Exclude<DatabaseLocation, { readonly memory: true }>

/**
 * The database for a command that runs beside the shop, migrated or unchanged. Rejects like `beginDatabase`, and with `NoShopInDirectory`
 * if the directory has no shop.
 */
export const openForCommand = async (
  location: PersistentLocation, migration: 'up to date' | 'as it stands', report: Report = ignore,
): Promise<Database> => {
  if ('url' in location) return openOnServerForCommand(location.url, report, migration)
  if (migration === 'up to date') return (await inDirectory(location.dataDir, report)).opened
  const { openDirectoryUnmigrated } = await import('./pglite/open-in-directory.ts')
  return await openDirectoryUnmigrated(location.dataDir, report)
}
