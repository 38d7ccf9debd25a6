import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { mailWords } from './mail-words.ts'

const AT_ONCE = 500

const findable = async (tx: Transaction<Tables>, table: 'outbox' | 'kept_mail'): Promise<number> => {
  const rows = await tx.selectFrom(table).select(['id', 'key', 'body']).where('words', 'is', null)
    .orderBy('id').limit(AT_ONCE).forUpdate().skipLocked().execute()
  if (rows.length === 0) return 0
  // A row that is no mail has the words of its key.
  const mails = rows.map(({ id, key, body }) => ({ id, words: mailWords(key, body as Partial<Mail> | null) }))
  await sql`update ${sql.table(table)} mail set words = array(select jsonb_array_elements_text(found.words))
    from jsonb_to_recordset(${toJson(mails)}::jsonb) found(id bigint, words jsonb) where mail.id = found.id`.execute(tx)
  return rows.length
}

/** Gives some mails from before the words by which they are found; answers how many. */
export const findableMails = (db: Kysely<Tables>) =>
  inTransaction<never, number>(db, async (tx) => E.right(await findable(tx, 'outbox') + await findable(tx, 'kept_mail')))
