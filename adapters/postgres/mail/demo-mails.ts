import type { Kysely, Selectable } from 'kysely'
import type { DemoMail, DemoMails } from '../../../application/commerce/mail/demo-mails.port.ts'
import { withoutDerivedText } from '../../../application/commerce/mail/write-mail.ts'
import { read } from '../database/run-query.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { mailCodec } from './mail-codec.ts'
import { mailWords } from './mail-words.ts'
import { toJson } from '../rows/to-json.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { DemoMailTable, Tables } from '../tables.ts'

const toStored = ({ id, body, stored_at }: Selectable<DemoMailTable>): DemoMail => ({
  id,
  mail: decodeRow(mailCodec, 'demo_mail', id, body),
  storedAt: stored_at.toISOString(),
})

export const makeDemoMails = (db: Kysely<Tables>): DemoMails => ({
  put: (mail, at) =>
    read(async () => {
      const body = withoutDerivedText(mail)
      await db
        .insertInto('demo_mail')
        .values({ key: mail.key, body: toJson(body), stored_at: at, words: mailWords(mail.key, body) })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .execute()
    }),
  list: (limit) =>
    read(async () => {
      const rows = await db.selectFrom('demo_mail').selectAll().orderBy('id', 'desc').limit(limit).execute()
      return rows.map(toStored)
    }),
  one: (id) =>
    read(async () => {
      if (!Number.isInteger(id) || Math.abs(id) > LARGEST_NUMBER) return undefined
      const row = await db.selectFrom('demo_mail').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? undefined : toStored(row)
    }),
})
