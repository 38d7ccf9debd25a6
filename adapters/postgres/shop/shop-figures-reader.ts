import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ShopFiguresReader, ShopFigures } from '../../../application/commerce/shop/shop-figures.port.ts'
import type { Waiting } from '../../../application/contract/staff/tasks.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { listedFailuresSince } from '../../../domain/job/job-failure.ts'
import { listedChargesUntil } from '../../../domain/payment/inquiry-schedule.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { OVER_BUDGET } from '../mail/outbox.ts'
import { inSnapshot } from '../database/in-snapshot.ts'
import type { Tables } from '../tables.ts'

const countOf = async (db: Kysely<Tables>, from: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ readonly count: number }>`select count(*)::int as count from ${from}`.execute(db)).rows[0]?.count ?? 0

/** The number of rows, and how long the oldest has been due. */
const countWaiting = async (db: Kysely<Tables>, dueWhen: RawBuilder<unknown>, from: RawBuilder<unknown>, now: Date): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select count(*)::int as count,
      greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(${dueWhen})), 0))::float as "oldestSeconds"
    from ${from}`.execute(db)
  return rows[0] ?? { count: 0, oldestSeconds: 0 }
}

const byStatus = async (db: Kysely<Tables>): Promise<ShopFigures['orders']> => {
  const { rows } = await sql<{ readonly status: string; readonly count: number }>`
    select status, count(*)::int as count from purchase_order group by status`.execute(db)
  return Object.fromEntries(ORDER_STATUSES.flatMap((status) =>
    rows.filter((row) => row.status === status).map(({ count }) => [status, count])))
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The number of audit entries of the last hour. */
const countAuditEntries = (db: Kysely<Tables>, what: AuditEntryKind, now: Date): Promise<number> =>
  countOf(db, sql`audit_entry where what = ${what} and at > ${new Date(now.getTime() - HOUR)}`)

export const makeShopFiguresReader = (db: Kysely<Tables>): ShopFiguresReader => ({
  figures: (now) =>
    inSnapshot(db, async (tx) => ({
      orders: await byStatus(tx),
      mailsWaiting: await countWaiting(
        tx, sql`coalesce(due_at, ${now}::timestamptz)`, sql`outbox where sent_at is null and failed_at is null`, now),
      mailsFailing: await countOf(tx, sql`outbox where attempts > 0 and sent_at is null and failed_at is null`),
      mailsFailed: await countOf(tx, sql`outbox where failed_at is not null`),
      mailsOverBudget: await countOf(
        tx, sql`outbox where fault = ${sql.lit(OVER_BUDGET)} and sent_at > ${new Date(now.getTime() - DAY)}`),
      paymentsUnresolved: await countWaiting(tx, sql`started_at`, sql`payment where status in ('started', 'refunding')`, now),
      paymentsMismatched: await countOf(tx, sql`payment where status = 'mismatched'`),
      chargesUnresolved: await countWaiting(
        tx, sql`started_at`, sql`payment where status = 'started' and is_charge and reference is null
          and started_at < ${listedChargesUntil(now)}`, now),
      refundsWaiting: await countWaiting(tx, sql`requested_at`, sql`refund where state = 'requested'`, now),
      refundsRefused: await countOf(tx, sql`refund where state = 'refused'`),
      webhooksWaiting: await countWaiting(tx, sql`at`, sql`webhook_delivery where failed_at is null`, now),
      webhooksFailing: await countOf(tx, sql`webhook_delivery where attempts > 0 and failed_at is null`),
      webhooksFailed: await countOf(tx, sql`webhook_delivery where failed_at is not null`),
      pricesDue: await countWaiting(tx, sql`from_at`, sql`price_plan where from_at <= ${now}`, now),
      cardsToDelete: await countWaiting(tx, sql`coalesce(retry_at, ${now}::timestamptz)`, sql`alias_removal`, now),
      identitiesToRemove: await countWaiting(tx, sql`coalesce(retry_at, ${now}::timestamptz)`, sql`identity_removal`, now),
      remindersDue: await countOf(tx, sql`reminder_alarm where due_on <= ${zurichTime(now).day}`),
      subscriptionsDue: await countOf(tx, sql`subscription where due_on <= ${zurichTime(now).day}`),
      deletionsDue: await countWaiting(tx, sql`due_at`, sql`account_erasure where due_at <= ${now}`, now),
      reviewsHeld: await countWaiting(tx, sql`written_at`, sql`product_rating where review is not null and review_state = 'held'`, now),
      jobFailures: await countWaiting(tx, sql`first_at`, sql`job_failure where last_at >= ${listedFailuresSince(now)}`, now),
      staffSignInsFailed: await countAuditEntries(tx, 'staff.sign_in_failed', now),
      staffSignInsBlocked: await countAuditEntries(tx, 'staff.sign_in_blocked', now),
    })),
})
