import type { Kysely } from 'kysely'
import type { Report } from '../database/database.ts'
import { readOnHand } from '../stock/on-hand.ts'
import type { Tables } from '../tables.ts'

/** The products of which something was there at a moment; `turn` tells one moment from another. */
export type StockSnapshot = { readonly turn: number; readonly onHand: ReadonlySet<number> }

/** Milliseconds; no longer than a page that shows it is kept. */
const SEEN_FOR = 60_000

type Deps = { readonly db: Kysely<Tables>; readonly clock: () => number; readonly report: Report }

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** Looks once a minute; only the first who asks waits. While the database is away it is as it was. */
export const openStockSnapshot = ({ db, clock, report }: Deps): (() => Promise<StockSnapshot>) => {
  let current: StockSnapshot | undefined
  let seenAt = -Infinity
  let looking: Promise<StockSnapshot> | undefined
  const look = async (): Promise<StockSnapshot> => {
    try {
      const at = clock()
      const onHand = await readOnHand(db)
      seenAt = at
      current = current !== undefined && isSame(current.onHand, onHand) ? current : { turn: (current?.turn ?? 0) + 1, onHand }
      return current
    } finally {
      looking = undefined
    }
  }
  return () => {
    if (current !== undefined && clock() - seenAt < SEEN_FOR) return Promise.resolve(current)
    if (looking === undefined) {
      looking = look()
      if (current !== undefined) looking.catch(report)
    }
    return current === undefined ? looking : Promise.resolve(current)
  }
}
