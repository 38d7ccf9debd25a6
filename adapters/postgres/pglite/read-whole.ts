import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { DataDirectoryDamaged } from './data-directory-refused.ts'
import { clusterOf } from './directory-marker.ts'

/** A table, and the files that it and its indexes lie in. */
type Relation = { readonly name: string; readonly file: string; readonly indexes: readonly string[] }
type Way = 'enable_seqscan' | 'enable_indexscan'
type Counted = { readonly name: string; readonly count: number }

/** An index that has never known a row has this one page. */
const PAGE = 8192

/** Tables, and where their long values are kept. */
const relations = async (tx: Transaction<Tables>): Promise<readonly Relation[]> =>
  (await sql<Relation>`
    select oid::regclass::text as name, pg_relation_filepath(oid) as file,
      array(select pg_relation_filepath(indexrelid) from pg_index where indrelid = pg_class.oid) as indexes
    from pg_class where relkind in ('r', 't') and relpersistence = 'p' order by oid`.execute(tx)).rows

/** Most tables of the system are empty; the system of this machine knows that sooner than the database. */
const hasRows = (cluster: string) => ({ file, indexes }: Relation): boolean => {
  const bytes = (path: string): number => statSync(join(cluster, path), { throwIfNoEntry: false })?.size ?? Infinity
  return bytes(file) > 0 || indexes.some((index) => bytes(index) > PAGE)
}

const counting = ({ name }: Relation): RawBuilder<Counted> =>
  sql`select ${sql.lit(name)} as name, count(*)::int as count from ${sql.raw(name)}`

const counted = async (tx: Transaction<Tables>, all: readonly Relation[], way: Way): Promise<readonly Counted[]> => {
  const other = way === 'enable_seqscan' ? 'enable_indexscan' : 'enable_seqscan'
  await sql.raw(`set local ${way} = on; set local ${other} = off; set local enable_bitmapscan = off`).execute(tx)
  return (await sql<Counted>`${sql.join(all.map(counting), sql` union all `)}`.execute(tx)).rows
}

/** The first table of which rows and index do not say the same; none where they do. */
const firstTorn = async (tx: Transaction<Tables>, all: readonly Relation[]): Promise<string | undefined> => {
  const known = new Map((await counted(tx, all, 'enable_indexscan')).map(({ name, count }) => [name, count]))
  return (await counted(tx, all, 'enable_seqscan')).find(({ name, count }) => known.get(name) !== count)?.name
}

/** A page that cannot be read ends the question for all tables: they are asked again one by one, for the name. */
const torn = async (db: Kysely<Tables>, all: readonly Relation[]): Promise<string | undefined> => {
  try {
    return await db.transaction().execute((tx) => firstTorn(tx, all))
  } catch (error) {
    if (all.length < 2) return all[0]?.name
    for (const one of all) {
      const name = await torn(db, [one])
      if (name !== undefined) return name
    }
    throw error
  }
}

/**
 * Reads every table once, as it lies there and as its index knows it. A page that was overwritten does not match its
 * checksum; one that was cut off or wiped is still known to the index.
 */
export const readWhole = async (db: Kysely<Tables>, directory: string): Promise<void> => {
  const all = await db.transaction().execute(relations)
  const name = await torn(db, all.filter(hasRows(clusterOf(directory))))
  if (name !== undefined) throw new DataDirectoryDamaged(directory, `${name} cannot be read whole`)
}
