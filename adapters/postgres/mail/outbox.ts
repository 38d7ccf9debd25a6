import { sql, type Kysely } from 'kysely'
import type { MailFault } from '../../../domain/mail/mail-fault.ts'
import type { Unreadable } from '../../../application/commerce/job/job-failures.port.ts'
import { LEASE_MS, type Outbox } from '../../../application/commerce/mail/outbox.port.ts'
import { read } from '../database/run-query.ts'
import { readable } from '../job/job-failures.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { mailCodec } from './mail-codec.ts'
import type { Tables } from '../tables.ts'

/** The fault of a mail that was not sent because its recipient had reached the mail budget. */
export const OVER_BUDGET = 'over_budget'

/** An id that no mail has. */
const NO_MAIL = 0

/** The columns of a sent mail; the content of a secret mail is deleted. */
const sentColumns = (at: Date) => ({
  sent_at: at, body: sql<string>`case when body ->> 'isSecret' = 'true' then 'null'::jsonb else body end`,
  words: sql<string[]>`case when body ->> 'isSecret' = 'true' then '{}' else words end`,
})

const failedColumns = ({ kind, code }: MailFault) => ({ attempts: sql<number>`attempts + 1`, fault: kind, fault_code: code ?? null })

/** Claims due mails in one statement, so that two processes never take the same one. Marks a sent mail in the same statement. */
const takeDue = (db: Kysely<Tables>, limit: number, now: Date, sentId = NO_MAIL) =>
  (sentId === NO_MAIL ? db : db.with('marked', (cte) => cte.updateTable('outbox').set(sentColumns(now)).where('id', '=', sentId)))
    .with('waiting', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .where('id', '<>', sentId)
        .where(sql<boolean>`(due_at is null or due_at <= ${now})`)
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('waiting')
    .set({ due_at: new Date(now.getTime() + LEASE_MS) })
    .whereRef('outbox.id', '=', 'waiting.id')
    .returning(['outbox.id', 'outbox.body', 'outbox.attempts'])
    .execute()

const UNSENDABLE: MailFault = { kind: 'unsendable' }

const refuseUnreadable: Unreadable = (_, error) => { throw error }

export const makeOutbox = (db: Kysely<Tables>): Outbox => ({
  take: (limit, now, sentId, unreadable = refuseUnreadable) =>
    read(async () => {
      const broken: number[] = []
      const claimed = readable(await takeDue(db, limit, now, sentId), (item, error) => {
        unreadable(item, error)
        broken.push(Number(item))
      }, {
        idOf: ({ id }) => String(id),
        read: ({ id, body, attempts }) => ({ id, mail: decodeRow(mailCodec, 'outbox', id, body), attempts }),
      })
      if (broken.length > 0)
        await db.updateTable('outbox').set({ ...failedColumns(UNSENDABLE), failed_at: now }).where('id', 'in', broken).execute()
      return claimed.toSorted((a, b) => a.id - b.id)
    }),
  markSent: (id, at) =>
    read(async () => {
      await db
        .updateTable('outbox')
        .set(sentColumns(at))
        .where('id', '=', id)
        .execute()
    }),
  markFailed: (id, retryAt, fault) =>
    read(async () => {
      await db.updateTable('outbox').set({ ...failedColumns(fault), due_at: retryAt }).where('id', '=', id).execute()
    }),
  postpone: (id, until) =>
    read(async () => {
      await db.updateTable('outbox').set({ due_at: until }).where('id', '=', id).execute()
    }),
  discard: (id, at) =>
    read(async () => {
      await db.updateTable('outbox').set({ sent_at: at, body: 'null', words: [], fault: OVER_BUDGET }).where('id', '=', id).execute()
    }),
  failPermanently: (id, at, fault) =>
    read(async () => {
      await db.updateTable('outbox').set({ ...failedColumns(fault), failed_at: at }).where('id', '=', id).execute()
    }),
})
