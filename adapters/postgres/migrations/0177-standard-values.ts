import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Renames = Readonly<Record<string, string>>

const EVENTS: Renames = {
  'money.came': 'payment.received', 'order.given_up': 'order.expired', 'rest.dropped': 'remaining_items.cancelled',
  'packs.returned': 'items.returned', 'refund.asked': 'refund.requested', 'refund.done': 'refund.paid',
  'parcel.sent': 'parcel.shipped', 'order.sent': 'order.shipped', 'packing.begun': 'packing.started',
}
const AUDIT_ENTRIES: Renames = {
  'token.made': 'token.created', 'coupon.made': 'coupon.created', 'price.unplanned': 'price.plan_cancelled',
  'customer.erased': 'customer.deletion_requested', 'letter.sent_again': 'mail.resent',
}

const MAIL_KINDS: Renames = {
  'mailbox-proof': 'email-verification', 'order-rest-dropped': 'order-remaining-items-cancelled',
}

const renamed = (table: string, column: string, names: Renames): readonly string[] => Object.entries(names).map(([from, to]) =>
  `update ${table} set ${column} = '${to}' where ${column} = '${from}'`)

/** Keys such as `kind:id` of rows that are written once. */
const renamedKinds = (table: string, names: Renames): readonly string[] => Object.entries(names).map(([from, to]) =>
  `update ${table} set key = replace(key, '${from}:', '${to}:') where key like '${from}:%'`)

/** Keys of JSON objects; in their text a key is always quoted and followed by a colon, which no text of a person can contain. */
const renamedKeys = (table: string, keys: Renames): string => {
  const names = Object.entries(keys)
  const text = names.reduce((body, [from, to]) => `replace(${body}, '"${from}":', '"${to}":')`, 'body::text')
  return `update ${table} set body = (${text})::jsonb where ${names.map(([from]) => `body::text like '%"${from}":%'`).join(' or ')}`
}

/** Reads a whole table of any size. */
const UNLIMITED = 'set local statement_timeout = 0'

const run = (...statements: readonly string[]): Migration => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
})

const LINES = { broughtBy: 'addedBy', goodsFrom: 'itemsFrom' }

export const standardValues = run(
  `alter table order_change drop constraint order_change_by_kind_check`,
  ...renamed('order_change', 'by_kind', { payment_house: 'payment_provider' }),
  `alter table order_change add constraint order_change_by_kind_check check (by_kind in ('staff', 'shop', 'payment_provider'))`,
  ...renamed('order_change', 'event', EVENTS),
  // The shop's own changes have the event in their key, so that they are applied once.
  ...renamedKinds('order_change', EVENTS),
  ...renamed('webhook_delivery', 'type', EVENTS),

  `alter table refund drop constraint refund_state_check, drop constraint refund_check`,
  ...renamed('refund', 'state', { asked: 'requested', done: 'paid' }),
  `alter table refund add constraint refund_state_check check (state in ('requested', 'paid', 'refused')),
     add constraint refund_check check ((state = 'requested') = (ended_at is null))`,
  `drop index refund_waiting`,
  `create index refund_waiting on refund (payment_id, requested_at) where state = 'requested'`,

  ...renamed('job_failure', 'job', { erasures: 'account_deletions' }),
  ...renamed('audit_entry', 'what', AUDIT_ENTRIES),
  `update staff set roles = array_replace(roles, 'goods', 'products') where 'goods' = any(roles)`,
  `update access_token set roles = array_replace(roles, 'goods', 'products') where 'goods' = any(roles)`,
  ...renamed('marketing_consent', 'source', { letter: 'mail' }),
  ...renamedKinds('outbox', MAIL_KINDS), ...renamedKinds('demo_mail', MAIL_KINDS),
  ...renamed('reminder_alarm', 'state', { rung: 'sent' }),
  renamedKeys('subscription', { ...LINES, toldOf: 'notifiedFor', againOn: 'retryOn' }),
  `update subscription set body = jsonb_set(body, '{trouble}', to_jsonb(case body ->> 'trouble'
     when 'card_gone' then 'card_removed' else 'card_unanswered' end)) where body ->> 'trouble' in ('card_gone', 'card_silent')`,
)
export const standardValuesOfCarts = run(UNLIMITED, renamedKeys('cart', LINES))
export const standardValuesOfOrders = run(
  UNLIMITED, renamedKeys('purchase_order', { ...LINES, dropped: 'cancelledItems', undone: 'reversed' }))
