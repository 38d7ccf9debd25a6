import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { DueErasures } from '../../../application/commerce/privacy/due-erasures.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import { deliveryOver } from '../../../domain/privacy/reduced-order.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { isNotBackedOff } from '../job/job-failures.ts'
import { addMailWords } from '../mail/add-mail-words.ts'
import { writeMails } from '../mail/write-mails.ts'
import { toOrder } from '../order/order-row.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { brandChannelCodec, localeCodec } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'
import { erasePerson, reduceIfDone } from './erase-person.ts'
import { personOf } from './personal-data.ts'

/** Locks the due deletion request; nothing if another process is handling it. */
const dueDeletion = (tx: Transaction<Tables>, accountId: AccountId, at: Date) =>
  tx
    .selectFrom('account_erasure').select(['brand_channel', 'locale'])
    .where('account_id', '=', accountId).where('due_at', '<=', at)
    .forUpdate().skipLocked().executeTakeFirst()

/** Orders of deleted accounts whose delivery may be finished. */
const reducibleOrders = (db: Kysely<Tables>, at: Date) => {
  const { statuses, placedBefore, exceptStatus } = deliveryOver(at)
  return db.selectFrom('purchase_order').select(['token', 'number', 'body'])
    .where('is_account_deleted', '=', true)
    .where((eb) => eb('status', 'in', statuses).or(eb('created_at', '<', placedBefore).and('status', '<>', exceptStatus)))
}

export const makeDueErasures = (db: Kysely<Tables>): DueErasures => ({
  due: ({ now, limit }) =>
    read(async () =>
      (await db.selectFrom('account_erasure').select('account_id').where('due_at', '<=', now)
        .where(isNotBackedOff('account_deletions', sql.ref('account_erasure.account_id'), now)).orderBy('due_at').limit(limit).execute())
        .map(({ account_id }) => account_id as AccountId)),
  prepare: () => addMailWords(db),
  delete: (accountId, { at, names, mails }) =>
    inTransaction(db, async (tx) => {
      const deletion = await dueDeletion(tx, accountId, at)
      if (deletion === undefined) return E.right(false)
      // The lock makes concurrent additions to the account wait; afterwards they find no account.
      const customer = toCustomer(await customerRow(tx, accountId).forUpdate().executeTakeFirstOrThrow())
      await erasePerson(tx, await personOf(tx, accountId), { at, names })
      await writeMails(tx, mails(customer, {
        brandChannel: decodeRow(brandChannelCodec, 'account_erasure', accountId, deletion.brand_channel),
        locale: decodeRow(localeCodec, 'account_erasure', accountId, deletion.locale),
      }))
      return E.right(true)
    }),
  toReduce: ({ at, limit }) =>
    read(async () =>
      (await reducibleOrders(db, at).where(isNotBackedOff('reduce_orders', sql.ref('purchase_order.number'), at))
        .orderBy('created_at').limit(limit).execute()).map(({ token, number }) => ({ token: token as OrderToken, number }))),
  reduceOrder: (orderToken, { at, names }) =>
    inTransaction(db, async (tx) => {
      const row = await reducibleOrders(tx, at).where('token', '=', orderToken).modifyEnd(sql`for update skip locked`).executeTakeFirst()
      return E.right(row !== undefined && (await reduceIfDone(tx, toOrder(row), { at, names })))
    }),
})
