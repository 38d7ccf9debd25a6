import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // As in the outbox: kept mails from before are given their words by a job, piece by piece.
  `alter table kept_mail add column words text[]`,
  `create index kept_mail_by_word on kept_mail using gin (words)`,
  `create index kept_mail_without_words on kept_mail (id) where words is null`,
]

/** What is deleted of a person is found without looking at every kept mail. */
export const cartsAndKeptMailsAreFoundByWhomTheyName: Migration = {
  up: async (db) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
