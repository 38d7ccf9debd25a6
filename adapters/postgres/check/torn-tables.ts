import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

type ScanMode = 'enable_seqscan' | 'enable_indexscan'
type Counted = { readonly name: string; readonly count: number }

/** The way stands in the text: a statement that is prepared once keeps the plan that it had then. */
const counting = (name: string, mode: ScanMode): RawBuilder<Counted> =>
  sql`select ${sql.lit(name)} as name, count(*)::int as count, ${sql.lit(mode)} as way from ${sql.raw(name)}`

const countRows = async (tx: Transaction<Tables>, names: readonly string[], mode: ScanMode): Promise<readonly Counted[]> => {
  const other = mode === 'enable_seqscan' ? 'enable_indexscan' : 'enable_seqscan'
  await sql.raw(`set local ${mode} = on; set local ${other} = off; set local enable_bitmapscan = off`).execute(tx)
  return (await sql<Counted>`${sql.join(names.map((name) => counting(name, mode)), sql` union all `)}`.execute(tx)).rows
}

/** The first table of which rows and index do not say the same; none where they do. */
const firstTorn = async (tx: Transaction<Tables>, names: readonly string[]): Promise<string | undefined> => {
  const byIndex = new Map((await countRows(tx, names, 'enable_indexscan')).map(({ name, count }) => [name, count]))
  return (await countRows(tx, names, 'enable_seqscan')).find(({ name, count }) => byIndex.get(name) !== count)?.name
}

/**
 * The first of these tables that cannot be read whole, as it lies there and as its index knows it. A page that was overwritten does not
 * match its checksum; one that was cut off or wiped is still known to the index. A page that cannot be read ends the query for all
 * tables: they are asked again one by one, for the name.
 */
export const tornTable = async (db: Kysely<Tables>, names: readonly string[]): Promise<string | undefined> => {
  try {
    return await db.transaction().setIsolationLevel('repeatable read').execute((tx) => firstTorn(tx, names))
  } catch (error) {
    if (names.length < 2) return names[0]
    for (const one of names) {
      const name = await tornTable(db, [one])
      if (name !== undefined) return name
    }
    throw error
  }
}

/** All tables of the shop, and where their long values are kept, that cannot be read whole. */
export const tornTables = async (db: Kysely<Tables>): Promise<readonly string[]> => {
  const { rows } = await sql<{ readonly name: string }>`
    with shop as (select oid, reltoastrelid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace)
    select oid::regclass::text as name from pg_class
    where oid in (select oid from shop union all select reltoastrelid from shop) order by oid`.execute(db)
  const torn: string[] = []
  for (const { name } of rows) if ((await tornTable(db, [name])) !== undefined) torn.push(name)
  return torn
}
