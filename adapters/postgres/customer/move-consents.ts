import { sql, type Transaction } from 'kysely'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { Tables } from '../tables.ts'
import { withdrawIn } from './withdraw-in.ts'

/**
 * Moves the marketing consents of one e-mail address to another, with their proof and their unsubscribe links. Where the new address has a
 * consent for the same brand, that one stays, and the old one is withdrawn.
 */
export const moveConsents = async (tx: Transaction<Tables>, before: Email, after: Email, at: Date): Promise<void> => {
  const [from, to] = [canonicalEmailOf(before), canonicalEmailOf(after)]
  const { rows } = await sql<{ brand_channel: string }>`
    insert into marketing_subscription (canonical_email, brand_channel, email, locale, channels, changed_at)
    select ${to}, brand_channel, ${after}, locale, channels, changed_at from marketing_subscription where canonical_email = ${from}
    on conflict do nothing returning brand_channel`.execute(tx)
  const moved = rows.map((row) => row.brand_channel)
  for (const table of ['marketing_consent', 'unsubscribe_token'] as const)
    if (moved.length > 0)
      await tx.updateTable(table).set({ canonical_email: to }).where('canonical_email', '=', from)
        .where('brand_channel', 'in', moved).execute()
  if (moved.length > 0)
    await tx.deleteFrom('marketing_subscription').where('canonical_email', '=', from).where('brand_channel', 'in', moved).execute()
  const remaining = await tx.selectFrom('marketing_subscription').select('brand_channel').where('canonical_email', '=', from).execute()
  for (const { brand_channel: brand } of remaining)
    await withdrawIn(tx, { canonical_email: from, brand_channel: brand }, { channels: [], source: 'account', at })
  await tx
    .deleteFrom('partner_customer as previous').where('canonical_email', '=', from)
    .where((where) => where.exists(where.selectFrom('partner_customer as other').select('other.canonical_email')
      .where('other.canonical_email', '=', to).whereRef('other.brand_channel', '=', 'previous.brand_channel')))
    .execute()
  await tx.updateTable('partner_customer').set({ canonical_email: to }).where('canonical_email', '=', from).execute()
}
