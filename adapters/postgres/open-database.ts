import type { Database, Opening, Report } from './database/database.ts'
import { makeDatabase } from './database/make-database.ts'
import { migrated } from './migrations/migrated.ts'
import { openOnServer, openOnServerPatiently } from './server/open-on-server.ts'

/** Where the shop keeps its data: embedded in a directory, on a PostgreSQL server, or nowhere once the process ends. */
export type DatabaseLocation =
  | { readonly dataDir: string }
  | { readonly url: string; readonly connections?: number }
  | { readonly memory: true }

const inMemory = async (report: Report): Promise<Database> => {
  const { openEmbeddedPool } = await import('./pglite/embedded-pool.ts')
  const { pool, stop } = await openEmbeddedPool()
  return await migrated(makeDatabase(pool, report, stop))
}

// A shop on a server does not hold a database it never asks.
const inDirectory = async (dataDir: string, report: Report): Promise<Opening> => {
  const { openInDirectory } = await import('./pglite/open-in-directory.ts')
  return await openInDirectory(dataDir, report)
}

const ignore: Report = () => {}

/**
 * Lets the database begin to open, in a thread or a process of its own, and bring its tables up to date; whoever has other
 * work does it meanwhile. Rejects with `DataDirectoryInUse` for a directory; `opened` with `DataDirectoryDamaged` for one,
 * with `DatabaseUnreachable` for a server.
 */
export const beginDatabase = async (location: DatabaseLocation, report: Report = ignore): Promise<Opening> => {
  if ('dataDir' in location) return inDirectory(location.dataDir, report)
  return { opened: 'url' in location ? openOnServer(location, report) : inMemory(report) }
}

type KeptPlace = Exclude<DatabaseLocation, { readonly memory: true }>

/**
 * The database for one command beside the shop: brought up to date as at a start, or as it stands. Rejects as `beginDatabase` does, and
 * with `NoShopInDirectory` where nothing stands.
 */
export const openForCommand = async (
  location: KeptPlace, migration: 'up to date' | 'as it stands', report: Report = ignore,
): Promise<Database> => {
  if ('url' in location) return openOnServerPatiently(location.url, report, migration)
  if (migration === 'up to date') return (await inDirectory(location.dataDir, report)).opened
  const { openDirectoryAsItStands } = await import('./pglite/open-in-directory.ts')
  return await openDirectoryAsItStands(location.dataDir, report)
}
