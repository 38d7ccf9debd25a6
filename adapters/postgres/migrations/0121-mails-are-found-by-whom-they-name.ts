import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Mails from before are given their words by a job, piece by piece: no row is read or written here.
  `alter table outbox add column words text[], add column emptied_at timestamptz`,
  `create index outbox_by_word on outbox using gin (words)`,
  `create index outbox_without_words on outbox (id) where words is null`,
  `create index outbox_to_empty on outbox (sent_at) where emptied_at is null`,
  `create index outbox_by_sending on outbox (sent_at)`,
  `create index outbox_given_up on outbox (given_up_at) where given_up_at is not null`,
  `create index kept_mail_by_age on kept_mail (kept_at)`,
  `create index cart_by_age on cart (created_at)`,
  `create index customer_unproven on customer (created_at) where proven_at is null`,
  `create index purchase_order_of_guest on purchase_order (lower(email)) where account_id is null and not buyer_left`,
]

/** What is deleted of a person, and what is dropped after its time, is found without looking at every mail, cart and order. */
export const mailsAreFoundByWhomTheyName: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
