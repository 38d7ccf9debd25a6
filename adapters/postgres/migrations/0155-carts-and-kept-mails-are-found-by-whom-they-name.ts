import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // As in the outbox: a job adds the search words of existing mails in batches.
  `alter table kept_mail add column words text[]`,
  `create index kept_mail_by_word on kept_mail using gin (words)`,
  `create index kept_mail_without_words on kept_mail (id) where words is null`,
]

/** Indexes for deleting the data of a person. */
export const cartsAndKeptMailsAreFoundByWhomTheyName: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
