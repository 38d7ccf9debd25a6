import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

type ScanMode = 'enable_seqscan' | 'enable_indexscan'
type Counted = { readonly name: string; readonly count: number }

/** The scan mode is part of the statement text, because a prepared statement keeps its first plan. */
const countQuery = (name: string, mode: ScanMode): RawBuilder<Counted> =>
  sql`select ${sql.lit(name)} as name, count(*)::int as count, ${sql.lit(mode)} as scan from ${sql.raw(name)}`

const countRows = async (tx: Transaction<Tables>, names: readonly string[], mode: ScanMode): Promise<readonly Counted[]> => {
  const other = mode === 'enable_seqscan' ? 'enable_indexscan' : 'enable_seqscan'
  await sql.raw(`set local ${mode} = on; set local ${other} = off; set local enable_bitmapscan = off`).execute(tx)
  return (await sql<Counted>`${sql.join(names.map((name) => countQuery(name, mode)), sql` union all `)}`.execute(tx)).rows
}

/** The first table whose heap and index return different row counts. */
const firstTorn = async (tx: Transaction<Tables>, names: readonly string[]): Promise<string | undefined> => {
  const byIndex = new Map((await countRows(tx, names, 'enable_indexscan')).map(({ name, count }) => [name, count]))
  return (await countRows(tx, names, 'enable_seqscan')).find(({ name, count }) => byIndex.get(name) !== count)?.name
}

/**
 * The first of these tables that cannot be read completely, both by its heap and by its index. An overwritten page fails its checksum; a
 * truncated or zeroed page is missing from the heap but still in the index. An unreadable page fails the query for all tables, so they are
 * then read one by one to find the name.
 */
export const tornTable = async (db: Kysely<Tables>, names: readonly string[]): Promise<string | undefined> => {
  try {
    return await db.transaction().setIsolationLevel('repeatable read').execute((tx) => firstTorn(tx, names))
  } catch (error) {
    if (names.length < 2) return names[0]
    for (const candidate of names) {
      const name = await tornTable(db, [candidate])
      if (name !== undefined) return name
    }
    throw error
  }
}

/** All tables of the shop, and their TOAST tables, that cannot be read completely. */
export const tornTables = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    with shop as (select oid, reltoastrelid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
    select oid::regclass::text as name from pg_class
    where oid in (select oid from shop union all select reltoastrelid from shop) order by oid`.execute(db)
  const torn: string[] = []
  for (const { name } of rows) if ((await tornTable(db, [name])) !== undefined) torn.push(name)
  return torn
}
