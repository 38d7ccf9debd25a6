import type pg from 'pg'
import type { PostgresPool } from 'kysely'
import { refuseInsideTransaction } from './transaction-scope.ts'

/** The pool for the query builder: it refuses a second connection inside a transaction. */
export const guardedPool = (pool: pg.Pool): PostgresPool => ({
  options: pool.options,
  connect: async () => {
    refuseInsideTransaction()
    return await pool.connect()
  },
  end: () => pool.end(),
})
