import type { Transaction } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { withoutDerivedText } from '../../../application/commerce/mail/write-mail.ts'
import { mailWords } from './mail-words.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

export const mailRows = (mails: readonly Mail[]) =>
  mails.map(withoutDerivedText).map((body) => ({ key: body.key, body, words: mailWords(body.key, body) }))

/** Mails are stored in the transaction that is their reason; a mail with an existing key is not stored again. */
export const writeMails = async (tx: Transaction<Tables>, mails: readonly Mail[]): Promise<void> => {
  if (mails.length === 0) return
  await tx
    .insertInto('outbox')
    .values(mailRows(mails).map(({ body, ...row }) => ({ ...row, body: toJson(body) })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
