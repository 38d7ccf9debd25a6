import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A key is stored with the digest of the request it was used for, so that another request with it can be refused. */
export const keysHaveADigest: Migration = {
  up: async (db) => {
    await sql`alter table order_change add column request_digest text`.execute(db)
  },
}
