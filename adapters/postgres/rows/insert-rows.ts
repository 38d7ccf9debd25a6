import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'
import { toJson } from './to-json.ts'

/**
 * An insert of many rows as part of a statement. All rows are one JSON parameter, so that their number is not limited and the text of the
 * statement stays the same.
 */
export const insertRows = (
  table: keyof Tables,
  rows: readonly object[],
  { onConflict = sql``, where = sql`true` }: { readonly onConflict?: RawBuilder<unknown>; readonly where?: RawBuilder<unknown> } = {},
): RawBuilder<unknown> => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows)}::jsonb)
    where ${where} ${onConflict}`
}
