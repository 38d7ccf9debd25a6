import { sql, type Kysely } from 'kysely'
import type { Tables } from '../tables.ts'

const AT_ONCE = 10

/** Numbers of orders, drawn some ahead: those that a process has in hand when it ends are lost, and none ever names two orders. */
export const openOrderNumbers = (db: Kysely<Tables>) => {
  const inHand: number[] = []
  let drawing: Promise<void> | undefined
  const draw = async (): Promise<void> => {
    try {
      const { rows } = await sql<{ readonly number: number }>`
        select nextval('order_count')::int as number from generate_series(1, ${AT_ONCE}::int)`.execute(db)
      inHand.push(...rows.map(({ number }) => number))
    } finally {
      drawing = undefined
    }
  }
  const next = async (): Promise<number> => {
    const number = inHand.shift()
    if (number !== undefined) return number
    await (drawing ??= draw())
    return next()
  }
  return { next }
}
