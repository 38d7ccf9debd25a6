import { sql, type Transaction } from 'kysely'
import { insertRows } from '../rows/insert-rows.ts'
import type { Tables } from '../tables.ts'

/** Rows a statement; enough that the way there and back does not count, few enough that no single text grows huge. */
const AT_ONCE = 500

const rewritten = (table: keyof Tables, columns: readonly string[]) =>
  sql`on conflict on constraint ${sql.ref(`${table}_pkey`)} do update set ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  )}`

/** Many rows in few statements. */
export const writeRows = async (
  tx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly object[],
  existing: 'rewrite' | 'leave' = 'rewrite',
): Promise<void> => {
  const conflict = existing === 'leave' ? sql`on conflict do nothing` : rewritten(table, Object.keys(rows[0] ?? {}))
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insertRows(table, rows.slice(from, from + AT_ONCE), { onConflict: conflict }).execute(tx)
  }
}
