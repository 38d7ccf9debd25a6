import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { mailWords } from './mail-words.ts'

const BATCH_SIZE = 500

const addWords = async (tx: Transaction<Tables>, table: 'outbox' | 'demo_mail'): Promise<number> => {
  const rows = await tx.selectFrom(table).select(['id', 'key', 'body']).where('words', 'is', null)
    .orderBy('id').limit(BATCH_SIZE).forUpdate().skipLocked().execute()
  if (rows.length === 0) return 0
  // A row without a mail gets the words of its key only.
  const mails = rows.map(({ id, key, body }) => ({ id, words: mailWords(key, body as Partial<Mail> | null) }))
  await sql`update ${sql.table(table)} mail set words = array(select jsonb_array_elements_text(indexed.words))
    from jsonb_to_recordset(${toJson(mails)}::jsonb) indexed(id bigint, words jsonb) where mail.id = indexed.id`.execute(tx)
  return rows.length
}

/** Adds search words to a batch of older mails that have none; returns their number. */
export const addMailWords = (db: Kysely<Tables>) =>
  inTransaction<never, number>(db, async (tx) => E.right(await addWords(tx, 'outbox') + await addWords(tx, 'demo_mail')))
