import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

// Earlier mails contain everything in their text; the sender is derived from their closing words.
const toContent = (table: string): string =>
  `update ${table} set body = (body - 'html') || jsonb_build_object(
     'sender', '',
     'brandChannel', 'iris',
     'content', jsonb_build_object(
       'locale', 'de', 'opening', jsonb_build_array(rtrim(body ->> 'text', E'\\n')), 'parts', '[]'::jsonb, 'closing', '[]'::jsonb))
   where body ? 'html'`

/** A mail is stored as structured content; HTML is rendered when it is sent or displayed. */
export const wordsOfMailsAreKept: Migration = {
  up: async (db) => {
    for (const table of ['outbox', 'kept_mail']) await sql.raw(toContent(table)).execute(db)
  },
}
