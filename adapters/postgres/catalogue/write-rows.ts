import { sql, type Transaction } from 'kysely'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** Rows a statement; enough that the way there and back does not count, few enough that no single text grows huge. */
const AT_ONCE = 500

const insert = async (
  tx: Transaction<Tables>,
  table: keyof Tables,
  columns: readonly string[],
  rows: readonly object[],
  known: 'rewrite' | 'leave',
): Promise<void> => {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const conflict =
    known === 'leave'
      ? sql`do nothing`
      : sql`on constraint ${sql.ref(`${table}_pkey`)} do update set ${sql.join(
          columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
        )}`
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::jsonb)
    on conflict ${conflict}`.execute(tx)
}

/** Many rows in few statements: each travels as one JSON text, so thousands need no thousand parameters. */
export const writeRows = async (
  tx: Transaction<Tables>,
  table: keyof Tables,
  rows: readonly object[],
  known: 'rewrite' | 'leave' = 'rewrite',
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {})
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insert(tx, table, columns, rows.slice(from, from + AT_ONCE), known)
  }
}
