import type { Kysely, Selectable } from 'kysely'
import type { KeptMail, KeptMails } from '../../../application/commerce/mail/kept-mails.port.ts'
import { read } from '../database/ask.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { mailCodec } from './mail-codec.ts'
import { mailWords } from './mail-words.ts'
import { toJson } from '../rows/to-json.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { KeptMailTable, Tables } from '../tables.ts'

const toKept = ({ id, body, kept_at }: Selectable<KeptMailTable>): KeptMail => ({
  id,
  mail: decodeRow(mailCodec, 'kept_mail', id, body),
  keptAt: kept_at.toISOString(),
})

export const makeKeptMails = (db: Kysely<Tables>): KeptMails => ({
  put: (mail, at) =>
    read(async () => {
      await db
        .insertInto('kept_mail')
        .values({ key: mail.key, body: toJson(mail), kept_at: at, words: mailWords(mail.key, mail) })
        .onConflict((found) => found.column('key').doNothing())
        .execute()
    }),
  list: (limit) =>
    read(async () => {
      const rows = await db.selectFrom('kept_mail').selectAll().orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toKept)
    }),
  one: (id) =>
    read(async () => {
      if (!Number.isInteger(id) || Math.abs(id) > LARGEST_NUMBER) return undefined
      const row = await db.selectFrom('kept_mail').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : toKept(row)
    }),
})
