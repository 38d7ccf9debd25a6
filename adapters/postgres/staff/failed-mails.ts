import * as E from 'fp-ts/lib/Either.js'
import type { Kysely } from 'kysely'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { isMailFault } from '../../../domain/mail/mail-fault.ts'
import type { FailedMails } from '../../../application/commerce/staff/failed-mails.port.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { mailCodec } from '../mail/mail-codec.ts'
import type { Tables } from '../tables.ts'
import { recordAuditEntry } from './record-audit-entry.ts'

/** The stored mail; empty if it is unreadable. */
const readMail = (body: unknown): Pick<Mail, 'to' | 'subject' | 'brandChannel'> => {
  const mail = mailCodec.decode(body)
  return E.isRight(mail) ? mail.right : { to: '', subject: '', brandChannel: 'iris' }
}

const failedPermanently = (db: Kysely<Tables>) => db.selectFrom('outbox').where('failed_at', 'is not', null)

export const makeFailedMails = (db: Kysely<Tables>): FailedMails => ({
  list: ({ page, itemsPerPage }) =>
    read(async () => {
      const rows = await failedPermanently(db).select(['id', 'body', 'attempts', 'failed_at', 'fault', 'fault_code'])
        .orderBy('failed_at', 'desc').orderBy('id', 'desc').limit(itemsPerPage).offset((page - 1) * itemsPerPage).execute()
      const { count } = await failedPermanently(db).select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const mails = rows.flatMap(({ id, body, attempts, failed_at: failedAt, fault: kind, fault_code: code }) => {
        const { to, subject, brandChannel } = readMail(body)
        const fault = isMailFault(kind) ? { kind, ...omitUndefined({ code: code ?? undefined }) } : undefined
        return failedAt === null ? [] : [{ id, to, subject, brandChannel, attempts, failedAt, ...omitUndefined({ fault }) }]
      })
      return { mails, total: Number(count) }
    }),
  sendAgain: (id, auditEntry) =>
    inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx.updateTable('outbox').set({ failed_at: null, attempts: 0, due_at: null })
        .where('id', '=', id).where('failed_at', 'is not', null).where('sent_at', 'is', null).executeTakeFirst()
      if (numUpdatedRows !== 1n) return E.left({ _tag: 'NotFound', what: 'mail' })
      await recordAuditEntry(tx, auditEntry)
      return E.right(undefined)
    }),
})
