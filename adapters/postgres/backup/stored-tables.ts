import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

/** A table with its written columns; generated columns are left out. */
export type StoredTable = { readonly name: string; readonly columns: readonly string[] }

type Reference = { readonly from: string; readonly to: string }

/** The header of a backup lists the migrations. */
const EXCLUDED = ['kysely_migration', 'kysely_migration_lock']

const readTables = async (db: Kysely<Tables>): Promise<readonly StoredTable[]> =>
  (await sql<StoredTable>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.relname order by c.relname`.execute(db)).rows.filter(({ name }) => !EXCLUDED.includes(name))

const readReferences = async (db: Kysely<Tables>): Promise<readonly Reference[]> =>
  (await sql<Reference>`
    select f.relname as from, t.relname as to from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`.execute(db)).rows

/** All tables of the shop, as the database lists them. A table comes after all tables it references. */
export const storedTables = async (db: Kysely<Tables>): Promise<readonly StoredTable[]> => {
  const tables = await readTables(db)
  const references = await readReferences(db)
  const placed = new Map<string, StoredTable>()
  const visitTable = (table: StoredTable): void => {
    if (placed.has(table.name)) return
    for (const target of tables)
      if (references.some(({ from, to }) => from === table.name && to === target.name)) visitTable(target)
    placed.set(table.name, table)
  }
  tables.forEach(visitTable)
  return [...placed.values()]
}
