import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database, Opening, Report } from '../database/database.ts'
import { makeDatabase } from '../database/make-database.ts'
import { migrateOrClose } from '../migrations/migrate-or-close.ts'
import { DataDirectoryDamaged, NoShopInDirectory } from './data-directory-errors.ts'
import { lockDirectory } from './directory-lock.ts'
import { clusterOf, inspectDirectory, markComplete, markCreating } from './directory-marker.ts'
import { openEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts'
import { verifyTables } from './verify-tables.ts'
import { vacuumEveryHour } from './vacuum.ts'

const openCluster = async (directory: string, state: 'new' | 'complete'): Promise<EmbeddedPool> => {
  try {
    return await openEmbeddedPool(clusterOf(directory))
  } catch (cause) {
    if (state === 'new') throw cause
    throw new DataDirectoryDamaged(directory, 'its database does not start', { cause })
  }
}

const stopThenUnlock = (stop: () => Promise<void>, unlock: () => void) => async (): Promise<void> => {
  try {
    await stop()
  } finally {
    unlock()
  }
}

const verifyOrClose = async (database: Database, directory: string): Promise<void> => {
  try {
    await verifyTables(database.db, directory)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens an existing shop without migrating it. */
const openUnmigrated = async (directory: string, report: Report, unlock: () => void): Promise<Database> => {
  if (inspectDirectory(directory) === 'new') throw new NoShopInDirectory(directory)
  const { pool, stop } = await openCluster(directory, 'complete')
  const database = makeDatabase(pool, report, stopThenUnlock(stop, unlock))
  await verifyOrClose(database, directory)
  return database
}

const openLocked = async (directory: string, report: Report, unlock: () => void): Promise<Database> => {
  const state = inspectDirectory(directory)
  if (state === 'new') markCreating(directory)
  const { pool, stop } = await openCluster(directory, state)
  const database = makeDatabase(pool, report, stopThenUnlock(stop, unlock))
  if (state === 'complete') await verifyOrClose(database, directory)
  const opened = await migrateOrClose(database)
  if (state === 'new') markComplete(directory)
  const vacuuming = vacuumEveryHour(opened.db, report)
  const close = async (): Promise<void> => {
    vacuuming.stop()
    await opened.close()
  }
  return { ...opened, close }
}

const unlockOnFailure = async (opening: Promise<Database>, unlock: () => void): Promise<Database> => {
  try {
    return await opening
  } catch (error) {
    unlock()
    throw error
  }
}

/** Locks the directory and starts to open its embedded database; only this process can use it until it is closed. */
export const openInDirectory = async (dataDir: string, report: Report): Promise<Opening> => {
  const directory = resolve(dataDir)
  mkdirSync(directory, { recursive: true })
  const { release } = await lockDirectory(directory)
  return { opened: unlockOnFailure(openLocked(directory, report, release), release) }
}

/** The same for an existing shop, without migrating it. */
export const openDirectoryUnmigrated = async (dataDir: string, report: Report): Promise<Database> => {
  const directory = resolve(dataDir)
  if (!existsSync(directory)) throw new NoShopInDirectory(directory)
  const { release } = await lockDirectory(directory)
  return await unlockOnFailure(openUnmigrated(directory, report, release), release)
}
