import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Building an index blocks writes to its table, and a migration holds its locks until its end, so each index is a separate migration.
 */
const index = (statement: string): Migration => ({
  up: async (db) => {
    // The index may exist: earlier releases built all in one migration.
    await sql.raw(`create index if not exists ${statement}`).execute(db)
  },
})

export const mailsByWord = index('outbox_by_word on outbox using gin (words)')
export const mailsWithoutWords = index('outbox_without_words on outbox (id) where words is null')
export const mailsToEmpty = index('outbox_to_empty on outbox (sent_at) where emptied_at is null')
export const mailsBySending = index('outbox_by_sending on outbox (sent_at)')
export const mailsGivenUp = index('outbox_given_up on outbox (given_up_at) where given_up_at is not null')
export const keptMailsByAge = index('kept_mail_by_age on kept_mail (kept_at)')
export const cartsByAge = index('cart_by_age on cart (created_at)')
export const cartsByEmail = index(`cart_by_email on cart (lower(body ->> 'email'))`)
export const unprovenCustomers = index('customer_unproven on customer (created_at) where proven_at is null')
export const ordersOfGuests = index(
  'purchase_order_of_guest on purchase_order (lower(email)) where account_id is null and not buyer_left')
