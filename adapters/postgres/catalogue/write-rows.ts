import { sql, type Transaction } from 'kysely'
import { insertRows } from '../rows/insert-rows.ts'
import type { Tables } from '../tables.ts'

/** Rows per statement: enough to make round trips negligible, few enough to keep each statement small. */
const BATCH_SIZE = 500

const rewriteExisting = (table: keyof Tables, columns: readonly string[]) =>
  sql`on conflict on constraint ${sql.ref(`${table}_pkey`)} do update set ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )}`

/** Inserts many rows with few statements. */
export const writeRows = async (
  tx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly object[],
  existing: 'rewrite' | 'leave' = 'rewrite',
): Promise<void> => {
  const conflict = existing === 'leave' ? sql`on conflict do nothing` : rewriteExisting(table, Object.keys(rows[0] ?? {}))
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await insertRows(table, rows.slice(from, from + BATCH_SIZE), { onConflict: conflict }).execute(tx)
  }
}
