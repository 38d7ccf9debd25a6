import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Of which carts it was decided whether to remind of them. */
export const cartsLeftBehind: Migration = {
  up: async (db) => {
    await sql.raw(`create table cart_letter (cart_token text primary key references cart on delete cascade)`).execute(db)
  },
}
