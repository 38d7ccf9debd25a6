import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { StoredTable } from './stored-tables.ts'

const AT_ONCE = 500

/** Rows as their JSON texts, a few hundred at a time; they stay texts, so that no number loses a digit on its way. */
export const rowsOf = async function* (tx: Transaction<Tables>, { name, columns }: StoredTable): AsyncGenerator<readonly string[]> {
  await sql`set local time zone 'UTC'`.execute(tx)
  await sql`declare kept no scroll cursor for select row_to_json(one)::text as row from
    (select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}) one`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ readonly row: string }>`fetch ${sql.lit(AT_ONCE)} from kept`.execute(tx)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (rows.length < AT_ONCE) break
  }
  await sql`close kept`.execute(tx)
}
