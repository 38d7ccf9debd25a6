import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ExpiredDataKind, ExpiredData } from '../../../application/commerce/privacy/expired-data.port.ts'
import type { RetentionCutoffs } from '../../../domain/settings/retention.ts'
import { failuresShown } from '../../../domain/job/job-failure.ts'
import { STAFF_SIGN_INS } from '../../../domain/staff/audit-entry.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { mailWords } from '../mail/mail-words.ts'
import { toJson } from '../rows/to-json.ts'
import type { Tables } from '../tables.ts'

/** Rows of one statement: a round that has much to do does it in pieces, and other processes take other pieces. */
const AT_ONCE = 500

const isFull = ({ numAffectedRows = 0n }: { readonly numAffectedRows?: bigint }): boolean => numAffectedRows >= BigInt(AT_ONCE)

/** Whoever holds a row at this moment keeps it: it is dropped the next time. */
const some = (table: keyof Tables, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`any(array(select ctid from ${sql.table(table)} where ${where} limit ${sql.lit(AT_ONCE)} for update skip locked))`

type Old = { readonly table: keyof Tables; readonly where: RawBuilder<unknown> }

const ended = (table: keyof Tables, now: Date): Old => ({ table, where: sql`ends_at <= ${now}` })

/** Which rows go as they are. */
const OLD: { readonly [leftover in Exclude<ExpiredDataKind, 'sent_mails' | 'orders' | 'accounts'>]: (until: RetentionCutoffs) => Old } = {
  // No cart is touched before it is made, and that column changes with no visit.
  carts: ({ carts }) => ({ table: 'cart', where: sql`created_at < ${carts} and updated_at < ${carts}
    and not exists (select from customer_cart where cart_token = cart.token)` }),
  account_carts: ({ accountCarts }) => ({ table: 'cart', where: sql`created_at < ${accountCarts} and updated_at < ${accountCarts}
    and exists (select from customer_cart where cart_token = cart.token)` }),
  sessions: ({ now }) => ended('session', now),
  staff_sessions: ({ now }) => ended('staff_session', now),
  access_tokens: ({ now }) => ended('access_token', now),
  mailbox_proofs: ({ now }) => ended('mailbox_proof', now),
  email_changes: ({ now }) => ended('email_change', now),
  passkey_challenges: ({ now }) => ended('passkey_challenge', now),
  marketing_requests: ({ now }) => ended('marketing_request', now),
  consents: ({ consents }) => ({ table: 'marketing_subscription', where: sql`channels = '[]' and changed_at < ${consents}` }),
  spent_tokens: ({ now }) => ended('spent_token', now),
  cart_links: ({ now }) => ended('cart_link', now),
  reorder_links: ({ now }) => ended('reorder_link', now),
  given_up_mails: ({ mails }) => ({ table: 'outbox', where: sql`sent_at is null and given_up_at < ${mails}` }),
  kept_mails: ({ mails }) => ({ table: 'kept_mail', where: sql`kept_at < ${mails}` }),
  // The key of a mail may be the name of what it was about, which is gone.
  mails_of_orders: ({ books }) => ({ table: 'outbox', where: sql`sent_at < ${books}` }),
  staff_sign_ins: ({ staffSignIns }) => ({
    table: 'staff_act', where: sql`what in (${sql.join(STAFF_SIGN_INS)}) and at < ${staffSignIns}`,
  }),
  job_failures: ({ now }) => ({ table: 'job_failure', where: sql`last_at < ${failuresShown(now)}` }),
}

/**
 * After its sessions and proofs that ended. Whoever orders or signs in at this moment holds the account's row, and it stays; a cart that
 * is touched meanwhile stays, and its account with it.
 */
const deleteAccounts = (db: Kysely<Tables>, before: Date) =>
  inTransaction<never, boolean>(db, async (tx) => {
    const { rows } = await sql<{ readonly account_id: string }>`select account_id from customer
      where proven_at is null and created_at < ${before}
        and not exists (select from session where session.account_id = customer.account_id)
        and not exists (select from mailbox_proof where mailbox_proof.account_id = customer.account_id)
        and not exists (select from purchase_order where purchase_order.account_id = customer.account_id)
        and not exists (select from customer_cart join cart on cart.token = customer_cart.cart_token
          where customer_cart.account_id = customer.account_id and cart.updated_at >= ${before})
      order by created_at limit ${sql.lit(AT_ONCE)} for update skip locked`.execute(tx)
    const unused = sql`any(array[${sql.join(rows.map(({ account_id: id }) => id))}]::text[])`
    if (rows.length > 0) {
      await sql`delete from cart where updated_at < ${before}
        and token in (select cart_token from customer_cart where account_id = ${unused})`.execute(tx)
      await sql`delete from customer where account_id = ${unused}
        and not exists (select from customer_cart where customer_cart.account_id = customer.account_id)`.execute(tx)
    }
    return E.right(rows.length >= AT_ONCE)
  })

/** That a mail was sent stays known, so that none is sent twice: its key stays, all else goes. */
const emptyMails = (db: Kysely<Tables>, before: Date, now: Date) =>
  inTransaction<never, boolean>(db, async (tx) => {
    const rows = await tx.selectFrom('outbox').select(['id', 'key']).where('emptied_at', 'is', null).where('sent_at', '<', before)
      .orderBy('sent_at').limit(AT_ONCE).forUpdate().skipLocked().execute()
    if (rows.length > 0)
      await sql`update outbox set body = 'null', request_digest = null, emptied_at = ${now},
        words = array(select jsonb_array_elements_text(kept.words))
        from jsonb_to_recordset(${toJson(rows.map(({ id, key }) => ({ id, words: mailWords(key) })))}::jsonb) kept(id bigint, words jsonb)
        where outbox.id = kept.id`.execute(tx)
    return E.right(rows.length >= AT_ONCE)
  })

/** What belongs to an order goes with it; what was paid for it is held by nothing else. */
const dropOrders = (db: Kysely<Tables>, before: Date) =>
  inTransaction<never, boolean>(db, async (tx) => {
    const old = (await tx
      .selectFrom('purchase_order').select('token').where('created_at', '<', before)
      .orderBy('created_at').limit(AT_ONCE).forUpdate().skipLocked().execute()).map(({ token }) => token)
    if (old.length > 0) {
      await tx.deleteFrom('payment').where('order_token', 'in', old).execute()
      await tx.deleteFrom('purchase_order').where('token', 'in', old).execute()
    }
    return E.right(old.length >= AT_ONCE)
  })

export const makeExpiredData = (db: Kysely<Tables>): ExpiredData => ({
  purge: (leftover, until) => {
    if (leftover === 'orders') return dropOrders(db, until.books)
    if (leftover === 'accounts') return deleteAccounts(db, until.accounts)
    if (leftover === 'sent_mails') return emptyMails(db, until.mails, until.now)
    const { table, where } = OLD[leftover](until)
    return read(async () => isFull(await sql`delete from ${sql.table(table)} where ctid = ${some(table, where)}`.execute(db)))
  },
})
