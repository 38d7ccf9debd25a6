import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The carts for which the reminder has been decided. */
export const cartsLeftBehind: Migration = {
  up: async (db) => {
    await sql.raw(`create table cart_letter (cart_token text primary key references cart on delete cascade)`).execute(db)
  },
}
