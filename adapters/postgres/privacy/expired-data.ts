import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ExpiredDataKind, ExpiredData } from '../../../application/commerce/privacy/expired-data.port.ts'
import type { RetentionCutoffs } from '../../../domain/settings/retention.ts'
import { listedFailuresSince } from '../../../domain/job/job-failure.ts'
import { STAFF_SIGN_INS } from '../../../domain/staff/audit-entry.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { mailWords } from '../mail/mail-words.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** Rows per statement: a large purge runs in batches, and other processes take other rows. */
const BATCH_SIZE = 500

const isFull = ({ numAffectedRows = 0n }: { readonly numAffectedRows?: bigint }): boolean => numAffectedRows >= BigInt(BATCH_SIZE)

/** A batch of rows; locked rows are skipped and deleted at the next run. */
const batchOf = (table: keyof Tables, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`any(array(select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(BATCH_SIZE)} for update skip locked))`

type ExpiredRows = { readonly table: keyof Tables; readonly where: RawBuilder<unknown> }

const endedRows = (table: keyof Tables, now: Date): ExpiredRows => ({ table, where: sql`ends_at <= ${now}` })

/** The rows that are deleted as they are. */
const EXPIRED: {
  readonly [kind in Exclude<ExpiredDataKind, 'sent_mails' | 'orders' | 'accounts'>]: (until: RetentionCutoffs) => ExpiredRows
} = {
  // `updated_at` changes only when the cart changes, not when it is read.
  carts: ({ carts }) => ({ table: 'cart', where: sql`created_at < ${carts} and updated_at < ${carts}
    and not exists (select from customer_cart where cart_token = cart.token)` }),
  account_carts: ({ accountCarts }) => ({ table: 'cart', where: sql`created_at < ${accountCarts} and updated_at < ${accountCarts}
    and exists (select from customer_cart where cart_token = cart.token)` }),
  sessions: ({ now }) => endedRows('session', now),
  staff_sessions: ({ now }) => endedRows('staff_session', now),
  access_tokens: ({ now }) => endedRows('access_token', now),
  email_links: ({ now }) => endedRows('email_link', now),
  email_changes: ({ now }) => endedRows('email_change', now),
  passkey_challenges: ({ now }) => endedRows('passkey_challenge', now),
  marketing_requests: ({ now }) => endedRows('marketing_request', now),
  consents: ({ consents }) => ({ table: 'marketing_subscription', where: sql`channels = '[]' and changed_at < ${consents}` }),
  used_tokens: ({ now }) => endedRows('used_token', now),
  cart_links: ({ now }) => endedRows('cart_link', now),
  reorder_links: ({ now }) => endedRows('reorder_link', now),
  failed_mails: ({ mails }) => ({ table: 'outbox', where: sql`sent_at is null and failed_at < ${mails}` }),
  demo_mails: ({ mails }) => ({ table: 'demo_mail', where: sql`stored_at < ${mails}` }),
  // The key of a mail may contain the token of an order that has been deleted.
  mails_of_orders: ({ books }) => ({ table: 'outbox', where: sql`sent_at < ${books}` }),
  staff_sign_ins: ({ staffSignIns }) => ({
    table: 'audit_entry', where: sql`what in (${sql.join(STAFF_SIGN_INS)}) and at < ${staffSignIns}`,
  }),
  job_failures: ({ now }) => ({ table: 'job_failure', where: sql`last_at < ${listedFailuresSince(now)}` }),
}

/**
 * Unverified accounts are deleted after their sessions and links have expired. An account stays if it is locked by an order or a sign-in
 * right now, or if its cart has changed meanwhile.
 */
const deleteAccounts = (db: Kysely<Tables>, before: Date) =>
  inTransaction<never, boolean>(db, async (tx) => {
    const { rows } = await sql<{ readonly account_id: string }>`select account_id from customer
      where verified_at is null and created_at < ${before}
        and not exists (select from session where session.account_id = customer.account_id)
        and not exists (select from email_link where email_link.account_id = customer.account_id)
        and not exists (select from purchase_order where purchase_order.account_id = customer.account_id)
        and not exists (select from customer_cart join cart on cart.token = customer_cart.cart_token
          where customer_cart.account_id = customer.account_id and cart.updated_at >= ${before})
      order by created_at limit ${sql.lit(BATCH_SIZE)} for update skip locked`.execute(tx)
    const unused = sql`any(array[${sql.join(rows.map(({ account_id: id }) => id))}]::text[])`
    if (rows.length > 0) {
      await sql`delete from cart where updated_at < ${before}
        and token in (select cart_token from customer_cart where account_id = ${unused})`.execute(tx)
      await sql`delete from customer where account_id = ${unused}
        and not exists (select from customer_cart where customer_cart.account_id = customer.account_id)`.execute(tx)
    }
    return E.right(rows.length >= BATCH_SIZE)
  })

/** Deletes the content of sent mails. The key stays, so that no mail is sent twice. */
const emptyMails = (db: Kysely<Tables>, before: Date, now: Date) =>
  inTransaction<never, boolean>(db, async (tx) => {
    const rows = await tx.selectFrom('outbox').select(['id', 'key']).where('emptied_at', 'is', null).where('sent_at', '<', before)
      .orderBy('sent_at').limit(BATCH_SIZE).forUpdate().skipLocked().execute()
    if (rows.length > 0)
      await sql`update outbox set body = 'null', request_digest = null, emptied_at = ${now},
        words = array(select jsonb_array_elements_text(emptied.words))
        from jsonb_to_recordset(${toJson(rows.map(({ id, key }) => ({ id, words: mailWords(key) })))}::jsonb)
          emptied(id bigint, words jsonb)
        where outbox.id = emptied.id`.execute(tx)
    return E.right(rows.length >= BATCH_SIZE)
  })

/** Related rows are deleted with the order by foreign keys, except for payments. */
const deleteOrders = (db: Kysely<Tables>, before: Date) =>
  inTransaction<never, boolean>(db, async (tx) => {
    const tokens = (await tx
      .selectFrom('purchase_order').select('token').where('created_at', '<', before)
      .orderBy('created_at').limit(BATCH_SIZE).forUpdate().skipLocked().execute()).map(({ token }) => token)
    if (tokens.length > 0) {
      await tx.deleteFrom('payment').where('order_token', 'in', tokens).execute()
      await tx.deleteFrom('purchase_order').where('token', 'in', tokens).execute()
    }
    return E.right(tokens.length >= BATCH_SIZE)
  })

export const makeExpiredData = (db: Kysely<Tables>): ExpiredData => ({
  purge: (kind, until) => {
    if (kind === 'orders') return deleteOrders(db, until.books)
    if (kind === 'accounts') return deleteAccounts(db, until.accounts)
    if (kind === 'sent_mails') return emptyMails(db, until.mails, until.now)
    const { table, where } = EXPIRED[kind](until)
    return read(async () => isFull(await sql`delete from ${sql.table(table)} where ctid = ${batchOf(table, where)}`.execute(db)))
  },
})
