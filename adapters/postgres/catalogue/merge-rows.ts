import { sql, type Transaction } from 'kysely'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** Rows per statement: enough to make round trips negligible, few enough to keep each statement small. */
const BATCH_SIZE = 2000

type Staged = {
  readonly table: keyof Tables
  readonly rows: readonly object[]
  readonly key: readonly string[]
  /** Existing rows are not changed. */
  readonly isLeft?: boolean
}
export type MergedRows = { readonly added: number; readonly changed: number }

const list = (columns: readonly string[], of = '') =>
  sql.join(columns.map((column) => (of === '' ? sql.ref(column) : sql.ref(`${of}.${column}`))))

/**
 * Copies rows into a temporary table and merges those that are new or different. A table without changes is not written, because every
 * statement on it counts as a change of the catalogue. With `isLeft`, rows are only added.
 */
export const mergeRows = async (tx: Transaction<Tables>, { table, rows, key, isLeft = false }: Staged): Promise<MergedRows> => {
  if (rows.length === 0) return { added: 0, changed: 0 }
  const columns = Object.keys(rows[0] ?? {})
  const staged = sql.table(`staged_${table}`)
  await sql`create temp table ${staged} on commit drop as select ${list(columns)} from ${sql.table(table)} with no data`.execute(tx)
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await sql`insert into ${staged} select ${list(columns)}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${toJson(rows.slice(from, from + BATCH_SIZE))}::jsonb)`.execute(tx)
  await sql`analyze ${staged}`.execute(tx)
  const isSame = sql.join(key.map((column) => sql`${sql.ref(`existing.${column}`)} = ${sql.ref(`staged.${column}`)}`), sql` and `)
  const { rows: counts } = await sql<MergedRows>`
    select count(*) filter (where ${sql.ref(`existing.${key[0]}`)} is null)::int as added,
      count(*) filter (where ${sql.ref(`existing.${key[0]}`)} is not null
        and (${list(columns, 'existing')}) is distinct from (${list(columns, 'staged')}))::int as changed
    from ${staged} staged left join ${sql.table(table)} existing on ${isSame}`.execute(tx)
  const { added = 0, changed = 0 } = counts[0] ?? {}
  if (added > 0)
    await sql`insert into ${sql.table(table)} (${list(columns)}) select ${list(columns, 'staged')} from ${staged} staged
      where not exists (select from ${sql.table(table)} existing where ${isSame}) order by ${list(key, 'staged')}
      on conflict (${list(key)}) do nothing`.execute(tx)
  if (isLeft) return { added, changed: 0 }
  const others = columns.filter((column) => !key.includes(column))
  if (changed === 0) return { added, changed }
  const differs = sql`${isSame} and (${list(columns, 'existing')}) is distinct from (${list(columns, 'staged')})`
  // All transactions lock rows in the same order, to avoid deadlocks.
  await sql`select count(*) from (
    select from ${sql.table(table)} existing join ${staged} staged on ${differs}
    order by ${list(key, 'existing')} for update of existing) locked`.execute(tx)
  const assignments = sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`staged.${column}`)}`))
  await sql`update ${sql.table(table)} existing set ${assignments}
    from ${staged} staged where ${differs}`.execute(tx)
  return { added, changed }
}
