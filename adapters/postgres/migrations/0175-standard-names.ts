import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A table, or a column of a table, with its former and its present name. */
type Rename = readonly [table: string, from: string, to: string] | readonly [from: string, to: string]

const statementOf = (rename: Rename): string => rename.length === 2
  ? `alter table ${rename[0]} rename to ${rename[1]}`
  : `alter table ${rename[0]} rename column ${rename[1]} to ${rename[2]}`

const reversed = (rename: Rename): Rename =>
  rename.length === 2 ? [rename[1], rename[0]] : [rename[0], rename[2], rename[1]]

const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

type ReversibleMigration = Migration & Required<Pick<Migration, 'down'>>

const renames = (...list: readonly Rename[]): ReversibleMigration => ({
  up: (db) => run(db, list.map(statementOf)),
  down: (db) => run(db, list.toReversed().map(reversed).map(statementOf)),
})

/** One step for each table that buyers write to, so that none waits for another. */
export const standardCustomerNames = renames(['customer', 'mailbox', 'canonical_email'], ['customer', 'proven_at', 'verified_at'])
export const standardPaymentNames = renames(
  ['payment', 'asked_at', 'checked_at'], ['payment', 'ask_at', 'retry_at'], ['payment', 'keeps_card', 'saves_card'])
export const standardMailNames = renames(['kept_mail', 'kept_at', 'stored_at'], ['kept_mail', 'demo_mail'])
export const standardOutboxNames = renames(['outbox', 'given_up_at', 'failed_at'])
export const standardOrderNames = renames(['purchase_order', 'buyer_left', 'is_account_deleted'])

const removalFunction = (column: string): string => `create or replace function owe_alias_removal() returns trigger language plpgsql as
  $$ begin insert into alias_removal (${column}) values (old.${column}) on conflict do nothing; return old; end $$`

const identityFunction = (count: string, column: string): string =>
  `create or replace function owe_identity_removal() returns trigger language plpgsql as
  $$ begin
    insert into identity_removal (provider, subject) values (old.provider, old.subject)
      on conflict (provider, subject) do update set ${count} = 0, ${column} = null;
    return old;
  end $$`

const others = renames(
  ['email_change', 'call_off_hash', 'cancel_hash'],
  ['account_erasure', 'call_off_hash', 'cancel_hash'], ['account_erasure', 'asked_at', 'requested_at'],
  ['staff', 'mailbox', 'canonical_email'],
  ['partner_customer', 'mailbox', 'canonical_email'],
  ['marketing_subscription', 'mailbox', 'canonical_email'],
  ['marketing_consent', 'mailbox', 'canonical_email'], ['marketing_consent', 'asked_at', 'requested_at'],
  ['marketing_request', 'mailbox', 'canonical_email'], ['marketing_request', 'asked_at', 'requested_at'],
  ['marketing_leave', 'mailbox', 'canonical_email'], ['marketing_leave', 'unsubscribe_token'],
  ['mailbox_proof', 'mailbox', 'canonical_email'], ['mailbox_proof', 'email_link'],
  ['payment_alias', 'house_alias', 'provider_token'], ['payment_alias', 'kept_at', 'stored_at'],
  ['alias_removal', 'house_alias', 'provider_token'], ['alias_removal', 'ask_at', 'retry_at'],
  ['identity_removal', 'ask_at', 'retry_at'], ['identity_removal', 'tries', 'attempts'],
  ['job_failure', 'why', 'reason'], ['job_failure', 'tries', 'attempts'], ['job_failure', 'again_at', 'retry_at'],
  ['refund', 'asked_at', 'requested_at'], ['refund', 'ask_at', 'retry_at'],
  ['reminder_alarm', 'look_on', 'due_on'],
  ['subscription', 'look_on', 'due_on'], ['subscription', 'held_until', 'leased_until'],
  ['reservation', 'given_back_at', 'released_at'], ['coupon_use', 'given_back_at', 'released_at'],
  ['webhook_delivery', 'given_up_at', 'failed_at'], ['webhook_delivery', 'why', 'reason'],
  ['product_text', 'shelves', 'category_titles'], ['spent_token', 'used_token'],
  ['staff_act', 'audit_entry'], ['cart_letter', 'abandoned_cart_mail'], ['subscription_letter', 'subscription_link'],
)

export const standardNames: ReversibleMigration = {
  up: async (db) => {
    await others.up(db)
    await run(db, [removalFunction('provider_token'), identityFunction('attempts', 'retry_at')])
  },
  down: async (db) => {
    await others.down(db)
    await run(db, [removalFunction('house_alias'), identityFunction('tries', 'ask_at')])
  },
}
