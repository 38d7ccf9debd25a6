import type { Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import { readOnHand } from '../stock/on-hand.ts'
import type { Tables } from '../tables.ts'

/** The products that were on hand at one moment; `turn` identifies the snapshot. */
export type StockSnapshot = { readonly revision: number; readonly onHand: ReadonlySet<number> }

/** Milliseconds; not longer than a page with this information is cached. */
const STOCK_TTL = 60_000

type Deps = { readonly db: Kysely<Tables>; readonly clock: () => number; readonly report: Report }

const isSame = (left: ReadonlySet<number>, right: ReadonlySet<number>): boolean =>
  left.size === right.size && [...left].every((id) => right.has(id))

/**
 * Reads the stock once a minute in the background; only the first call waits. While the database is unavailable the last state is used.
 */
export const openStockSnapshot = ({ db, clock, report }: Deps): (() => Promise<StockSnapshot>) => {
  let current: StockSnapshot | undefined
  let readAt = -Infinity
  let reading: Promise<StockSnapshot> | undefined
  const refresh = async (): Promise<StockSnapshot> => {
    try {
      const at = clock()
      const onHand = await readOnHand(db)
      readAt = at
      current = current !== undefined && isSame(current.onHand, onHand) ? current : { revision: (current?.revision ?? 0) + 1, onHand }
      return current
    } finally {
      reading = undefined
    }
  }
  return () => {
    if (current !== undefined && clock() - readAt < STOCK_TTL) return Promise.resolve(current)
    if (reading === undefined) {
      reading = refresh()
      if (current !== undefined) reading.catch(report)
    }
    return current === undefined ? reading : Promise.resolve(current)
  }
}
