import type { Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import { gathered } from '../database/gathered.ts'
import { reportUnavailable } from '../database/unavailable.ts'
import { UnreadableRow } from '../rows/decode-row.ts'
import type { Tables } from '../tables.ts'
import { openStockSnapshot } from './stock-snapshot.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'
import { readVersions, versionOf, type Versions } from './versions.ts'

/** Milliseconds for which a look at the version is as good as new. */
const SEEN_FOR = 1000

export type CatalogueInMemory = {
  /** As it was a second ago or later; while a changed one is read, as it was before. `undefined`: ask the database. */
  readonly lately: () => Promise<Snapshot | undefined>
  /** As it is at this moment, or `undefined`. */
  readonly now: () => Promise<Snapshot | undefined>
  /** Of what `lately` answers; of what it answered last while the database is away. */
  readonly version: () => Promise<string>
}

type Deps = {
  readonly db: Kysely<Tables>
  /** Of products; a catalogue with more stays in the database. */
  readonly most: number
  /** Milliseconds. */
  readonly clock: () => number
  readonly report: Report
}

type HeldSnapshot = { readonly versions: Versions; readonly snapshot?: Snapshot }

const isTooLarge = async ({ db, most }: Deps): Promise<boolean> => {
  if (most === 0) return true
  const beyond = await db.selectFrom('product').select('id').offset(most).limit(1).executeTakeFirst()
  return beyond !== undefined
}

/** A row that cannot be read spoils its own page, as it would without this, and not the whole catalogue. */
const readHeld = async (deps: Deps, versions: Versions, before: Parameters<typeof readSnapshot>[2]): Promise<HeldSnapshot> => {
  if (await isTooLarge(deps)) return { versions }
  try {
    return { versions, snapshot: await readSnapshot(deps.db, versions, before) }
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    deps.report(error)
    return { versions }
  }
}

/** Keeps the catalogue decoded, and reads it again when its version has changed. */
export const openCatalogueInMemory = (deps: Deps): CatalogueInMemory => {
  const stock = openStockSnapshot(deps)
  let current: HeldSnapshot | undefined
  let seenAt = -Infinity
  let looking: Promise<HeldSnapshot> | undefined
  let reading: Promise<HeldSnapshot> | undefined

  const readSnapshotOf = async (versions: Versions): Promise<HeldSnapshot> => {
    try {
      current = await readHeld(deps, versions, { before: current?.snapshot, stock })
      return current
    } finally {
      reading = undefined
    }
  }
  const isKnown = (versions: Versions): boolean => current !== undefined && versionOf(current.versions) === versionOf(versions)
  // Nobody waits for the next one as long as there is one.
  const begin = (versions: Versions): void => {
    reading = readSnapshotOf(versions)
    reading.catch(deps.report)
  }
  const look = async (): Promise<Versions> => {
    const at = deps.clock()
    const versions = await readVersions(deps.db)
    seenAt = at
    if (!isKnown(versions) && reading === undefined) begin(versions)
    return versions
  }
  const lookOnce = async (): Promise<HeldSnapshot> => {
    try {
      const versions = await look()
      return current ?? (await reading) ?? { versions }
    } finally {
      looking = undefined
    }
  }
  const latest = (): Promise<HeldSnapshot> =>
    current !== undefined && deps.clock() - seenAt < SEEN_FOR ? Promise.resolve(current) : (looking ??= lookOnce())
  const lookNow = gathered<never, Versions>(look)
  return {
    lately: async () => (await latest()).snapshot,
    now: async () => {
      const versions = await lookNow([])
      return isKnown(versions) ? current?.snapshot : undefined
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
