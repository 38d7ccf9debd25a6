import type { Transaction } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** Mails leave only if their reason was kept; one that is already written is not written twice. */
export const writeMails = async (tx: Transaction<Tables>, mails: readonly Mail[]): Promise<void> => {
  if (mails.length === 0) return
  await tx
    .insertInto('outbox')
    .values(mails.map((mail) => ({ key: mail.key, body: toJson(mail) })))
    .onConflict((found) => found.column('key').doNothing())
    .execute()
}
