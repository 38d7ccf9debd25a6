import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

type Counter = { readonly name: string; readonly last: string | null }
type Counters = Readonly<Record<string, number>>

/** The last values of the sequences (order, cart and mail numbers). Sequences that were never used are left out. */
export const readCounters = async (db: Kysely<Tables>): Promise<Counters> => {
  const { rows } = await sql<Counter>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`.execute(db)
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, Number(last)]])))
}

export const setCounters = async (db: Kysely<Tables>, counters: Counters): Promise<void> => {
  for (const [name, last] of Object.entries(counters))
    await sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`.execute(db)
}
