import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import type { DueSubscriptions } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import { customerRow, toCustomer } from '../customer/customer-row.ts'
import { read } from '../database/run-query.ts'
import { isNotBackedOff } from '../job/job-failures.ts'
import { hasNoDeletionRequest } from '../customer/has-no-deletion-request.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'
import { settleSubscription } from './settle-subscription.ts'
import { toSubscription } from './subscription-row.ts'

const dueRows = (db: Kysely<Tables>, { until, now }: { readonly until: string; readonly now: Date }) =>
  db.selectFrom('subscription').select(['id'])
    .where('due_on', '<=', until)
    .where(hasNoDeletionRequest('subscription'))
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', now)]))

export const makeDueSubscriptions = (db: Kysely<Tables>): DueSubscriptions => ({
  due: ({ limit, ...query }) =>
    read(async () =>
      (await dueRows(db, query).where(isNotBackedOff('subscriptions', sql.ref('subscription.id'), query.now))
        .orderBy('due_on').orderBy('id').limit(limit).execute()).map(({ id }) => id)),
  lease: (id, { leasedUntil, ...query }) =>
    inTransaction(db, async (tx) => {
      const due = await dueRows(tx, query).where('id', '=', id).modifyEnd(sql`for update skip locked`).executeTakeFirst()
      if (due === undefined) return E.right(undefined)
      const row = await tx.updateTable('subscription').set({ leased_until: leasedUntil }).where('id', '=', id)
        .returning(['id', 'account_id', 'body', 'version']).executeTakeFirstOrThrow()
      const subscription = toSubscription(row)
      const customer = toCustomer(await customerRow(tx, subscription.accountId).executeTakeFirstOrThrow())
      return E.right({ subscription, customer, version: row.version })
    }),
  settle: (settled) => inTransaction(db, async (tx) => E.right(await settleSubscription(tx, settled))),
})
