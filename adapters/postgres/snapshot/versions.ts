import type { Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** The number of changes of each part of the catalogue, by table name. */
export type Versions = ReadonlyMap<string, number>

export const readVersions = async (db: Kysely<Tables>): Promise<Versions> => {
  const rows = await db.selectFrom('catalogue_version').selectAll().orderBy('part').execute()
  return new Map(rows.map(({ part, version }) => [part, version]))
}

/** Read with every page, and the same until the catalogue changes. */
const texts = new WeakMap<Versions, string>()

/** All versions as one string. */
export const versionOf = (versions: Versions): string => {
  const text = texts.get(versions) ?? [...versions.values()].join('.')
  texts.set(versions, text)
  return text
}
