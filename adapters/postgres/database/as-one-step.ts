import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/** Any number will do; whoever takes a step of this kind waits for who is at it already. */
const ONE_AT_A_TIME = 470_011

/** Every transaction begun inside becomes a part of the one that is open: undone alone, kept only together with it. */
const withParts = (whole: Transaction<Tables>): Kysely<Tables> =>
  Object.assign(whole, {
    transaction: () => ({
      execute: async <Value>(run: (tx: Transaction<Tables>) => Promise<Value>): Promise<Value> => {
        await sql`savepoint part`.execute(whole)
        try {
          const value = await run(whole)
          await sql`release savepoint part`.execute(whole)
          return value
        } catch (error) {
          await sql`rollback to savepoint part`.execute(whole)
          throw error
        }
      },
    }),
  })

/**
 * Lets storage that opens transactions of its own do many things as one: all of them are kept, or none, even when the
 * process is killed between two. One part after the other, and no second process at the same time.
 */
export const asOneStep = <Value>(db: Kysely<Tables>, run: (db: Kysely<Tables>) => Promise<Value>): Promise<Value> =>
  db.transaction().execute(async (whole) => {
    await sql`select pg_advisory_xact_lock(${ONE_AT_A_TIME})`.execute(whole)
    return await run(withParts(whole))
  })
