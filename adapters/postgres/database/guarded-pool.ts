import type pg from 'pg'
import type { PostgresPool } from 'kysely'
import { refuseInsideTransaction } from './transaction-scope.ts'

/** The pool as the query builder sees it. */
export const guardedPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    refuseInsideTransaction()
    return await pool.connect()
  },
  end: () => pool.end(),
})
