import { sql, type Transaction } from 'kysely'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Tables } from '../tables.ts'
import { withdrawIn } from './withdraw-in.ts'

/**
 * What may be written to a mailbox is written to another one from now on, with its proof and its ways out. A brand the other one has
 * its own agreement with keeps that, and the one from before is taken back.
 */
export const moveConsents = async (tx: Transaction<Tables>, before: Email, after: Email, at: Date): Promise<void> => {
  const [from, to] = [canonicalEmailOf(before), canonicalEmailOf(after)]
  const { rows } = await sql<{ brand_channel: string }>`
    insert into marketing_subscription (mailbox, brand_channel, email, locale, channels, changed_at)
    select ${to}, brand_channel, ${after}, locale, channels, changed_at from marketing_subscription where mailbox = ${from}
    on conflict do nothing returning brand_channel`.execute(tx)
  const moved = rows.map((row) => row.brand_channel)
  for (const table of ['marketing_consent', 'marketing_leave'] as const)
    if (moved.length > 0)
      await tx.updateTable(table).set({ mailbox: to }).where('mailbox', '=', from).where('brand_channel', 'in', moved).execute()
  if (moved.length > 0)
    await tx.deleteFrom('marketing_subscription').where('mailbox', '=', from).where('brand_channel', 'in', moved).execute()
  const remaining = await tx.selectFrom('marketing_subscription').select('brand_channel').where('mailbox', '=', from).execute()
  for (const { brand_channel: brand } of remaining)
    await withdrawIn(tx, { mailbox: from, brand_channel: brand }, { channels: [], source: 'account', at })
  await tx
    .deleteFrom('partner_customer as one').where('mailbox', '=', from)
    .where((where) => where.exists(where.selectFrom('partner_customer as other').select('other.mailbox')
      .where('other.mailbox', '=', to).whereRef('other.brand_channel', '=', 'one.brand_channel')))
    .execute()
  await tx.updateTable('partner_customer').set({ mailbox: to }).where('mailbox', '=', from).execute()
}
