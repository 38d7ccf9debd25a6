import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create index cart_by_account on cart ((body ->> 'accountId')) where body ->> 'accountId' is not null`,
]

/** An index for all carts of an account, in any brand. */
export const cartsAreFoundByAccount: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
