import type { Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import { batched } from '../database/batched.ts'
import { reportUnavailable } from '../database/unavailable.ts'
import { UnreadableRow } from '../rows/decode-row.ts'
import type { Tables } from '../tables.ts'
import { openStockSnapshot } from './stock-snapshot.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { readVersions, versionOf, type Versions } from './versions.ts'

/** Milliseconds for which the version is not read again. */
const VERSION_TTL = 1000

export type CatalogueInMemory = {
  /** At most a second old, or older while a changed catalogue is being read; undefined if the database must be used. */
  readonly cached: () => Promise<Snapshot | undefined>
  /** The current state, or undefined. */
  readonly fresh: () => Promise<Snapshot | undefined>
  /** The version of the cached snapshot; the last one while the database is unavailable. */
  readonly version: () => Promise<string>
}

type Deps = {
  readonly db: Kysely<Tables>
  /** The largest number of products that is held in memory. */
  readonly most: number
  /** Milliseconds. */
  readonly clock: () => number
  readonly report: Report
}

type VersionedSnapshot = { readonly versions: Versions; readonly snapshot?: Snapshot }

const isTooLarge = async ({ db, most }: Deps): Promise<boolean> => {
  if (most === 0) return true
  const beyond = await db.selectFrom('product').select('id').offset(most).limit(1).executeTakeFirst()
  return beyond !== undefined
}

/** An unreadable row fails its own page, as it would without the snapshot, and not the whole catalogue. */
const readIfReadable = async (deps: Deps, versions: Versions, before: Parameters<typeof readSnapshot>[2]): Promise<VersionedSnapshot> => {
  if (await isTooLarge(deps)) return { versions }
  try {
    return { versions, snapshot: await readSnapshot(deps.db, versions, before) }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    deps.report(error)
    return { versions }
  }
}

/** Holds the decoded catalogue in memory, and reads it again when its version has changed. */
export const openCatalogueInMemory = (deps: Deps): CatalogueInMemory => {
  const stock = openStockSnapshot(deps)
  let current: VersionedSnapshot | undefined
  let readAt = -Infinity
  let refreshing: Promise<VersionedSnapshot> | undefined
  let reading: Promise<VersionedSnapshot> | undefined

  const readSnapshotOf = async (versions: Versions): Promise<VersionedSnapshot> => {
    try {
      current = await readIfReadable(deps, versions, { before: current?.snapshot, stock })
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
  const refreshOnce = async (): Promise<VersionedSnapshot> => {
    try {
      const versions = await refresh()
      return current ?? (await reading) ?? { versions }
    } finally {
      refreshing = undefined
    }
  }
  const latest = (): Promise<VersionedSnapshot> =>
    current !== undefined && deps.clock() - readAt < VERSION_TTL ? Promise.resolve(current) : (refreshing ??= refreshOnce())
  const refreshNow = batched<never, Versions>(refresh)
  return {
    cached: async () => (await latest()).snapshot,
    fresh: async () => {
      const versions = await refreshNow([])
      return isCurrent(versions) ? current?.snapshot : undefined
    },
    version: async () => {
      const { versions } = await latest().catch((error: unknown) => {
        reportUnavailable(error)
        return current ?? { versions: new Map<string, number>() }
      })
      return versionOf(versions)
    },
  }
}
