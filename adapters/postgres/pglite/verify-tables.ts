import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Kysely, type Transaction } from 'kysely'
import { tornTable } from '../check/torn-tables.ts'
import type { Tables } from '../tables.ts'
import { DataDirectoryDamaged } from './data-directory-errors.ts'
import { clusterOf } from './directory-marker.ts'

/** A table, and the files of the table and its indexes. */
type Relation = { readonly name: string; readonly file: string; readonly indexes: readonly string[] }

/** The size of an index that has never had a row. */
const PAGE = 8192

/** All tables and their TOAST tables. */
const relations = async (tx: Transaction<Tables>): Promise<readonly Relation[]> =>
  (await sql<Relation>`
    select oid::regclass::text as name, pg_relation_filepath(oid) as file,
      array(select pg_relation_filepath(indexrelid) from pg_index where indrelid = pg_class.oid) as indexes
    from pg_class where relkind in ('r', 't') and relpersistence = 'p' order by oid`.execute(tx)).rows

/** Most system tables are empty; the file size shows that faster than a query. */
const hasRows = (cluster: string) => ({ file, indexes }: Relation): boolean => {
  const bytes = (path: string): number => statSync(join(cluster, path), { throwIfNoEntry: false })?.size ?? Infinity
  return bytes(file) > 0 || indexes.some((index) => bytes(index) > PAGE)
}

/** Reads every table completely, both by its heap and by its indexes. */
export const verifyTables = async (db: Kysely<Tables>, directory: string): Promise<void> => {
  const all = await db.transaction().execute(relations)
  const name = await tornTable(db, all.filter(hasRows(clusterOf(directory))).map((table) => table.name))
  if (name !== undefined) throw new DataDirectoryDamaged(directory, `${name} cannot be read completely`)
}
