import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'
import { mailWords } from './mail-words.ts'

const AT_ONCE = 500

/** Gives some mails from before the words by which they are found; answers how many. */
export const findableMails = (db: Kysely<Tables>) =>
  inTransaction<never, number>(db, async (tx) => {
    const rows = await tx.selectFrom('outbox').select(['id', 'key', 'body']).where('words', 'is', null)
      .orderBy('id').limit(AT_ONCE).forUpdate().skipLocked().execute()
    if (rows.length === 0) return E.right(0)
    // A row that is no mail has the words of its key.
    const found = rows.map(({ id, key, body }) => ({ id, words: mailWords(key, body as Partial<Mail> | null) }))
    await sql`update outbox set words = array(select jsonb_array_elements_text(found.words))
      from jsonb_to_recordset(${toJson(found)}::jsonb) found(id bigint, words jsonb) where outbox.id = found.id`.execute(tx)
    return E.right(rows.length)
  })
