import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../../adapters/postgres/tables.ts'

/** Every row that a shop has stored, to check that nothing was written. */
export const everyRow = async (db: Kysely<Tables>): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const rowsByTable: Record<string, readonly string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ readonly row: string }>`select one::text as row from ${sql.table(name)} one order by 1`.execute(db)
    rowsByTable[name] = rows.map(({ row }) => row)
  }
  return rowsByTable
}
