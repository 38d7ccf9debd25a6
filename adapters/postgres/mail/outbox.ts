import { sql, type Kysely } from 'kysely'
import type { MailFault } from '../../../application/commerce/mail/mail-fault.ts'
import type { Unreadable } from '../../../application/commerce/job/job-failures.port.ts'
import { LEASE_MS, type Outbox } from '../../../application/commerce/mail/outbox.port.ts'
import { read } from '../database/ask.ts'
import { readable } from '../job/job-failures.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { mailCodec } from './mail-codec.ts'
import type { Tables } from '../tables.ts'

/** Why it did not leave: it was beyond the budget of its recipient. */
export const OVER_BUDGET = 'over_budget'

/** No mail has this number. */
const NONE = 0

/** It has left: a secret one keeps no words. */
const staleClaims = (at: Date) => ({
  sent_at: at, body: sql<string>`case when body ->> 'isSecret' = 'true' then 'null'::jsonb else body end`,
  words: sql<string[]>`case when body ->> 'isSecret' = 'true' then '{}' else words end`,
})

const failed = ({ kind, code }: MailFault) => ({ attempts: sql<number>`attempts + 1`, fault: kind, fault_code: code ?? null })

/** Mails that are due, held back from everybody else in the same statement: two processes never take the same one. */
const takeDue = (db: Kysely<Tables>, limit: number, now: Date, claimedIds = NONE) =>
  (claimedIds === NONE ? db : db.with('marked', (cte) => cte.updateTable('outbox').set(staleClaims(now)).where('id', '=', claimedIds)))
    .with('waiting', (cte) =>
      cte
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('id', '<>', claimedIds)
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
  take: (limit, now, claimedIds, unreadable = refuseUnreadable) =>
    read(async () => {
      const broken: number[] = []
      const claimed = readable(await takeDue(db, limit, now, claimedIds), (item, error) => {
        unreadable(item, error)
        broken.push(Number(item))
      }, {
        idOf: ({ id }) => String(id),
        read: ({ id, body, attempts }) => ({ id, mail: decodeRow(mailCodec, 'outbox', id, body), attempts }),
      })
      if (broken.length > 0)
        await db.updateTable('outbox').set({ ...failed(UNSENDABLE), given_up_at: now }).where('id', 'in', broken).execute()
      return claimed.toSorted((a, b) => a.id - b.id)
    }),
  markSent: (id, at) =>
    read(async () => {
      await db
        .updateTable('outbox')
        .set(staleClaims(at))
        .where('id', '=', id)
        .execute()
    }),
  markFailed: (id, retryAt, fault) =>
    read(async () => {
      await db.updateTable('outbox').set({ ...failed(fault), due_at: retryAt }).where('id', '=', id).execute()
    }),
  postpone: (id, until) =>
    read(async () => {
      await db.updateTable('outbox').set({ due_at: until }).where('id', '=', id).execute()
    }),
  discard: (id, at) =>
    read(async () => {
      await db.updateTable('outbox').set({ sent_at: at, body: 'null', words: [], fault: OVER_BUDGET }).where('id', '=', id).execute()
    }),
  failForGood: (id, at, fault) =>
    read(async () => {
      await db.updateTable('outbox').set({ ...failed(fault), given_up_at: at }).where('id', '=', id).execute()
    }),
})
