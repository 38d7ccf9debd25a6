import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Database, Opening, Report } from '../database/database.ts'
import { makeDatabase } from '../database/make-database.ts'
import { migrated } from '../migrations/migrated.ts'
import { DataDirectoryDamaged, NoShopInDirectory } from './data-directory-refused.ts'
import { lockDirectory } from './directory-lock.ts'
import { clusterOf, inspectDirectory, markComplete, markCreating } from './directory-marker.ts'
import { openEmbeddedPool, type EmbeddedPool } from './embedded-pool.ts'
import { readWhole } from './read-whole.ts'
import { tidyEveryHour } from './tidy.ts'

const openCluster = async (directory: string, state: 'new' | 'complete'): Promise<EmbeddedPool> => {
  try {
    return await openEmbeddedPool(clusterOf(directory))
  } catch (cause) {
    if (state === 'new') throw cause
    throw new DataDirectoryDamaged(directory, 'the database in it does not start', { cause })
  }
}

const stopThenUnlock = (stop: () => Promise<void>, unlock: () => void) => async (): Promise<void> => {
  try {
    await stop()
  } finally {
    unlock()
  }
}

const wholeOrClosed = async (database: Database, directory: string): Promise<void> => {
  try {
    await readWhole(database.db, directory)
  } catch (error) {
    await database.close()
    throw error
  }
}

/** For whoever only looks: a directory without a shop is none to look at, and its tables stay as they are. */
const openAsItStands = async (directory: string, report: Report, unlock: () => void): Promise<Database> => {
  if (inspectDirectory(directory) === 'new') throw new NoShopInDirectory(directory)
  const { pool, stop } = await openCluster(directory, 'complete')
  const database = makeDatabase(pool, report, stopThenUnlock(stop, unlock))
  await wholeOrClosed(database, directory)
  return database
}

const openLocked = async (directory: string, report: Report, unlock: () => void): Promise<Database> => {
  const state = inspectDirectory(directory)
  if (state === 'new') markCreating(directory)
  const { pool, stop } = await openCluster(directory, state)
  const database = makeDatabase(pool, report, stopThenUnlock(stop, unlock))
  if (state === 'complete') await wholeOrClosed(database, directory)
  const opened = await migrated(database)
  if (state === 'new') markComplete(directory)
  const tidying = tidyEveryHour(opened.db, report)
  const close = async (): Promise<void> => {
    tidying.stop()
    await opened.close()
  }
  return { ...opened, close }
}

const unlockedWhereItFails = async (opening: Promise<Database>, unlock: () => void): Promise<Database> => {
  try {
    return await opening
  } catch (error) {
    unlock()
    throw error
  }
}

/** The embedded database of one directory, held by this process alone until it is closed: locked now, opened soon. */
export const openInDirectory = async (dataDir: string, report: Report): Promise<Opening> => {
  const directory = resolve(dataDir)
  mkdirSync(directory, { recursive: true })
  const { release } = await lockDirectory(directory)
  return { opened: unlockedWhereItFails(openLocked(directory, report, release), release) }
}

/** The same for a directory that holds a shop; its tables stay at the version they have. */
export const openDirectoryAsItStands = async (dataDir: string, report: Report): Promise<Database> => {
  const directory = resolve(dataDir)
  if (!existsSync(directory)) throw new NoShopInDirectory(directory)
  const { release } = await lockDirectory(directory)
  return await unlockedWhereItFails(openAsItStands(directory, report, release), release)
}
