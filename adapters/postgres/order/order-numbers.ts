import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

const BATCH_SIZE = 10

/**
 * Order numbers, taken from the sequence in batches. Numbers that a process has not used when it ends are lost; no number is used twice.
 */
export const openOrderNumbers = (db: Kysely<Tables>) => {
  const available: number[] = []
  let fetching: Promise<void> | undefined
  const fetchNumbers = async (): Promise<void> => {
    try {
      const { rows } = await sql<{ readonly number: number }>`
        select nextval('order_count')::int as number from generate_series(1, ${BATCH_SIZE}::int)`.execute(db)
      available.push(...rows.map(({ number }) => number))
    } finally {
      fetching = undefined
    }
  }
  const next = async (): Promise<number> => {
    const number = available.shift()
    if (number !== undefined) return number
    await (fetching ??= fetchNumbers())
    return next()
  }
  return { next }
}
