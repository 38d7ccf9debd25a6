import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** An arbitrary lock number; runs with this lock happen one after the other. */
const ADVISORY_LOCK = 470_011

/**
 * Every transaction begun inside becomes a savepoint of the open one: it can be rolled back alone, and is committed only with the whole.
 */
const withSavepoints = (tx: Transaction<Tables>): Kysely<Tables> =>
  Object.assign(tx, {
    transaction: () => ({
      execute: async <Value>(run: (part: Transaction<Tables>) => Promise<Value>): Promise<Value> => {
        await sql`savepoint part`.execute(tx)
        try {
          const value = await run(tx)
          await sql`release savepoint part`.execute(tx)
          return value
        } catch (error) {
          await sql`rollback to savepoint part`.execute(tx)
          throw error
        }
      },
    }),
  })

/**
 * Runs storage code that opens its own transactions as one transaction: all of it is committed or none, even if the process is killed. The
 * parts run one after the other, and no second process runs at the same time.
 */
export const asOneTransaction = <Value>(db: Kysely<Tables>, run: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx)
    return await run(withSavepoints(tx))
  })
