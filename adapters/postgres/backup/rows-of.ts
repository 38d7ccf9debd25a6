import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { StoredTable } from './stored-tables.ts'

const BATCH_SIZE = 500

/** Rows as JSON text, in batches. They are not parsed, so that no number loses precision. */
export const rowsOf = async function* (tx: Transaction<Tables>, { name, columns }: StoredTable): AsyncGenerator<readonly string[]> {
  await sql`set local time zone 'UTC'`.execute(tx)
  await sql`declare stored_rows no scroll cursor for select row_to_json(stored)::text as row from
    (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}) stored`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ readonly row: string }>`fetch ${sql.lit(BATCH_SIZE)} from stored_rows`.execute(tx)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < BATCH_SIZE) break
  }
  await sql`close stored_rows`.execute(tx)
}
