import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The request that started a subscription, so that repeating it starts no second one. Subscriptions of earlier releases have none. */
export const subscriptionsHaveAKey: Migration = {
  up: async (db) => {
    await sql`alter table subscription add column request_key text, add column request_digest text`.execute(db)
    await sql`create unique index subscription_by_request on subscription (account_id, request_key)`.execute(db)
  },
}
