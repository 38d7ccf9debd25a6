import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** How often each part of the catalogue has changed, by the name of its table. */
export type Versions = ReadonlyMap<string, number>

export const readVersions = async (db: Kysely<Tables>): Promise<Versions> => {
  const rows = await db.selectFrom('catalogue_version').selectAll().orderBy('part').execute()
  return new Map(rows.map(({ part, version }) => [part, version]))
}

/** All of them as one word. */
export const versionOf = (versions: Versions): string => [...versions.values()].join('.')
