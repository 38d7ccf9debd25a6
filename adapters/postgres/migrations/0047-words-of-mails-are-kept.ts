import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// What was written before says all in its text; of whom it came its closing words tell.
const toContent = (table: string): string =>
  `update ${table} set body = (body - 'html') || jsonb_build_object(
     'sender', '',
     'brandChannel', 'iris',
     'content', jsonb_build_object(
       'locale', 'de', 'opening', jsonb_build_array(rtrim(body ->> 'text', E'\\n')), 'parts', '[]'::jsonb, 'closing', '[]'::jsonb))
   where body ? 'html'`

/** A mail is kept as what it says; HTML is made of it when it leaves, or when it is looked at. */
export const wordsOfMailsAreKept: Migration = {
  up: async (db) => {
    for (const table of ['outbox', 'kept_mail']) await sql.raw(toContent(table)).execute(db)
  },
}
