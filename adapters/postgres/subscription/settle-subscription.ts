import { sql, type Transaction } from 'kysely'
import type { SettledSubscription } from '../../../application/commerce/subscription/due-subscriptions.port.ts'
import { writeMails } from '../mail/write-mails.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'
import { subscriptionBody } from './subscription-row.ts'

/** Writes the result of processing a subscription, unless it has changed since it was leased; returns whether it did. */
export const settleSubscription = async (
  tx: Transaction<Tables>, { version, subscription, dueOn, mail }: SettledSubscription,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.updateTable('subscription')
    .set({ body: subscriptionBody(subscription), version: sql`version + 1`, due_on: dueOn ?? null, leased_until: null })
    .where('id', '=', subscription.id).where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return false
  if (mail?.token !== undefined)
    await tx.insertInto('subscription_link')
      .values({ hash: secretHash(mail.token), subscription_id: subscription.id, day: subscription.nextDay }).execute()
  if (mail !== undefined) await writeMails(tx, [mail.mail])
  return true
}
