import type { Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import { batched } from '../database/batched.ts'
import { reportUnavailable } from '../database/unavailable.ts'
import type { Tables } from '../tables.ts'
import { openStockSnapshot } from './stock-snapshot.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { readVersions, versionOf, type Versions } from './versions.ts'

/** Milliseconds for which the version is not read again. */
const VERSION_TTL = 1000

export type CatalogueInMemory = {
  /** At most a second old, or older while a changed catalogue is being read. */
  readonly cached: () => Promise<Snapshot | undefined>
  /** The current state, or undefined. */
  readonly fresh: () => Promise<Snapshot | undefined>
  /** The version of the cached snapshot; the last one while the database is unavailable. */
  readonly version: () => Promise<string>
}

type Deps = {
  readonly db: Kysely<Tables>
  /** Milliseconds. */
  readonly clock: () => number
  readonly report: Report
}

/** Holds the decoded catalogue in memory, and reads it again when its version has changed. */
export const openCatalogueInMemory = (deps: Deps): CatalogueInMemory => {
  const stock = openStockSnapshot(deps)
  let current: Snapshot | undefined
  let readAt = -Infinity
  let refreshing: Promise<Snapshot | undefined> | undefined
  let reading: Promise<Snapshot> | undefined

  const readSnapshotOf = async (versions: Versions): Promise<Snapshot> => {
    try {
      current = await readSnapshot(deps.db, versions, { before: current, stock, report: deps.report })
      return current
    } finally {
      reading = undefined
    }
  }
  const isCurrent = (versions: Versions): boolean => current !== undefined && versionOf(current.versions) === versionOf(versions)
  // A new snapshot is read in the background as long as there is an old one.
  const startReading = (versions: Versions): void => {
    reading = readSnapshotOf(versions)
    reading.catch(deps.report)
  }
  const refresh = async (): Promise<Versions> => {
    const at = deps.clock()
    const versions = await readVersions(deps.db)
    readAt = at
    if (!isCurrent(versions) && reading === undefined) startReading(versions)
    return versions
  }
  const refreshOnce = async (): Promise<Snapshot | undefined> => {
    try {
      await refresh()
      return current ?? (await reading)
    } finally {
      refreshing = undefined
    }
  }
  const latest = (): Promise<Snapshot | undefined> =>
    current !== undefined && deps.clock() - readAt < VERSION_TTL ? Promise.resolve(current) : (refreshing ??= refreshOnce())
  const refreshNow = batched<never, Versions>(refresh)
  return {
    cached: latest,
    fresh: async () => {
      const versions = await refreshNow([])
      return isCurrent(versions) ? current : undefined
    },
    version: async () => {
      const snapshot = await latest().catch((error: unknown) => {
        reportUnavailable(error)
        return current
      })
      return versionOf(snapshot?.versions ?? new Map())
    },
  }
}
