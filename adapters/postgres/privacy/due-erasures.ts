import * as E from 'fp-ts/lib/Either.js'
import type { Kysely, Transaction } from 'kysely'
import type { DueErasures } from '../../../application/commerce/privacy/due-erasures.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { deliveryOver } from '../../../domain/privacy/reduced-order.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/ask.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { writeMails } from '../mail/write-mails.ts'
import { toOrder } from '../order/order-row.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { brandChannelCodec, localeCodec } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'
import { erasePerson, reduceIfDone } from './erase-person.ts'
import { personOf } from './personal-data.ts'

/** What was asked for, held while it is done; nothing where somebody else does it at this moment. */
const asked = (tx: Transaction<Tables>, accountId: AccountId, at: Date) =>
  tx
    .selectFrom('account_erasure').select(['brand_channel', 'locale'])
    .where('account_id', '=', accountId).where('due_at', '<=', at)
    .forUpdate().skipLocked().executeTakeFirst()

export const makeDueErasures = (db: Kysely<Tables>): DueErasures => ({
  due: ({ now, limit }) =>
    read(async () =>
      (await db.selectFrom('account_erasure').select('account_id').where('due_at', '<=', now).orderBy('due_at').limit(limit).execute())
        .map(({ account_id }) => account_id as AccountId)),
  erase: (accountId, { at, names, letters }) =>
    inTransaction(db, async (tx) => {
      const found = await asked(tx, accountId, at)
      if (found === undefined) return E.right(false)
      // Whoever adds something to the account waits here, and finds no account afterwards.
      const customer = toCustomer(await customerRow(tx, accountId).forUpdate().executeTakeFirstOrThrow())
      await erasePerson(tx, await personOf(tx, accountId), { at, names })
      await writeMails(tx, letters(customer, {
        brandChannel: decodeRow(brandChannelCodec, 'account_erasure', accountId, found.brand_channel),
        locale: decodeRow(localeCodec, 'account_erasure', accountId, found.locale),
      }))
      return E.right(true)
    }),
  reduceOrders: ({ at, names, limit }) =>
    inTransaction(db, async (tx) => {
      const { statuses, placedBefore, butNot } = deliveryOver(at)
      const rows = await tx
        .selectFrom('purchase_order').select(['token', 'body'])
        .where('buyer_left', '=', true)
        .where((eb) =>
          eb('status', 'in', statuses).or(eb('created_at', '<', placedBefore).and('status', '<>', butNot)))
        .orderBy('created_at').limit(limit).forUpdate().skipLocked().execute()
      let reduced = 0
      for (const row of rows) if (await reduceIfDone(tx, toOrder(row), { at, names })) reduced += 1
      return E.right(reduced)
    }),
})
