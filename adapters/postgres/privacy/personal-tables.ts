import { sql } from 'kysely'
import {
  ofAccount, byAccountOrEmail, ofBought, ofBuyer, ofCorrespondent, ofFilledCart, byCanonicalEmail, ofReadCorrespondent, personal,
  type PersonalTable,
} from './personal-table.ts'

/** Secrets and internal ids are not exported. */
const NO = false
const YES = true

const DELETED = 'deleted'
const RETAINED = 'retained'

/**
 * Every table with personal data: whose rows they are, which columns are exported, and what happens when the account is deleted. Deletion
 * runs from the last table to the first, so a table comes after those it needs to find its rows.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  personal('customer', 'profile', ofAccount, 'deleted', {
    account_id: YES, canonical_email: YES, password_hash: NO, body: YES, created_at: YES, verified_at: YES,
  }),
  personal('email_change', 'profile', ofAccount, 'deleted', {
    account_id: NO, hash: NO, cancel_hash: NO, email: YES, brand_channel: YES, ends_at: YES,
  }),
  personal('account_erasure', 'profile', ofAccount, 'deleted', {
    account_id: NO, cancel_hash: NO, brand_channel: YES, locale: NO, requested_at: YES, due_at: YES,
  }),
  personal('customer_address', 'addresses', ofAccount, 'deleted', { id: NO, account_id: NO, is_default: YES, body: YES }),
  personal('session', 'sign_in', ofAccount, 'deleted', {
    hash: NO, id: NO, account_id: NO, browser: YES, system: YES, began_at: YES, used_at: YES, ends_at: YES,
  }),
  personal('linked_identity', 'sign_in', ofAccount, 'deleted', { provider: YES, subject: YES, account_id: NO, linked_at: YES }),
  personal('passkey', 'sign_in', ofAccount, 'deleted', {
    id: NO, account_id: NO, credential: NO, public_key: NO, counter: NO, name: YES, host: YES, added_at: YES, used_at: YES,
  }),
  personal('email_link', 'sign_in', byAccountOrEmail, 'deleted', {
    hash: NO, account_id: NO, purpose: YES, brand_channel: YES, canonical_email: YES, ends_at: YES, registers: NO,
  }),
  personal('purchase_order', 'orders', ofBuyer, {
    token: DELETED, cart_token: DELETED, id: RETAINED, account_id: DELETED, customer: DELETED, release_at: RETAINED, reminded_at: RETAINED,
    is_account_deleted: RETAINED,
    number: RETAINED, status: RETAINED, email: DELETED, currency: RETAINED, items_cents: RETAINED, shipping_cents: RETAINED,
    total_cents: RETAINED,
    refunded_cents: RETAINED, network_hash: DELETED,
    body: DELETED, created_at: RETAINED, paid_at: RETAINED,
  }, {
    token: NO, cart_token: NO, id: NO, account_id: NO, customer: NO, release_at: NO, reminded_at: NO, is_account_deleted: NO,
    number: YES, status: YES, email: YES,
    currency: YES, items_cents: YES, shipping_cents: YES, total_cents: YES, refunded_cents: YES, network_hash: NO,
    body: YES, created_at: YES, paid_at: YES,
  }),
  // The order itself contains its lines.
  personal('order_line', 'orders', ofBought, {
    order_token: DELETED, position: RETAINED, product_id: RETAINED, variant_id: DELETED, eye: DELETED, quantity: RETAINED,
    unit_cents: RETAINED,
    total_cents: RETAINED, promotion_cents: RETAINED,
  }, {
    order_token: NO, position: NO, product_id: NO, variant_id: NO, eye: NO, quantity: NO, unit_cents: NO, total_cents: NO,
    promotion_cents: NO,
  }),
  personal('reservation', 'orders', ofBought, 'deleted when done', {
    order_token: NO, variant_id: NO, quantity: NO, released_at: NO, returned: NO,
  }),
  // The name of the acting staff member is that person's data.
  personal('order_change', 'orders', ofBought, {
    id: RETAINED, order_token: DELETED, key: RETAINED, event: RETAINED, from_status: RETAINED, to_status: RETAINED, by_kind: RETAINED,
    by_name: RETAINED,
    at: RETAINED,
    note: DELETED, request_digest: DELETED,
  }, {
    id: NO, order_token: NO, key: NO, event: YES, from_status: YES, to_status: YES, by_kind: NO, by_name: NO, at: YES, note: YES,
    request_digest: NO,
  }),
  personal('coupon_use', 'orders', ofBought, { order_token: DELETED, code: RETAINED, customer: DELETED, released_at: RETAINED }, {
    order_token: NO, code: YES, customer: NO, released_at: YES }),
  personal('payment', 'payments', ofBought, {
    id: RETAINED, order_token: DELETED, page: DELETED, saves_card: DELETED, alias: DELETED, is_charge: RETAINED, checked_at: RETAINED,
    retry_at: RETAINED, method: RETAINED, status: RETAINED,
    amount_cents: RETAINED, currency: RETAINED, reference: RETAINED, started_at: RETAINED,
  }, {
    id: NO, order_token: NO, page: NO, saves_card: NO, alias: NO, is_charge: NO, checked_at: NO,
    retry_at: NO, method: YES, status: YES, amount_cents: YES,
    currency: YES, reference: YES, started_at: YES,
  }),
  personal('refund', 'payments', ofBought, {
    id: RETAINED, order_token: DELETED, payment_id: RETAINED, amount_cents: RETAINED, currency: RETAINED, state: RETAINED,
    requested_at: RETAINED, ended_at: RETAINED,
    retry_at: RETAINED,
  }, {
    id: NO, order_token: NO, payment_id: NO, amount_cents: YES, currency: YES, state: YES, requested_at: YES, ended_at: YES, retry_at: NO,
  }),
  personal('payment_alias', 'cards', ofAccount, 'deleted', {
    alias: NO, account_id: NO, provider_token: NO, method: YES, masked: YES, expiry: YES, stored_at: YES, paid_at: YES,
  }),
  personal('subscription', 'subscriptions', ofAccount, 'deleted', {
    id: NO, account_id: NO, body: YES, version: NO, due_on: NO, leased_until: NO, request_key: NO, request_digest: NO,
  }),
  personal('subscription_link', 'subscriptions', (person) =>
    sql`subscription_id in (select id from subscription where ${ofAccount(person)})`, 'deleted', {
      hash: NO, subscription_id: NO, day: NO,
    }),
  personal('lens_pass', 'lens_pass', ofAccount, 'deleted', { account_id: NO, body: YES }),
  personal('reminder_alarm', 'reminders', ofAccount, 'deleted', {
    id: NO, account_id: NO, order_token: NO, create_location: YES, usage: YES, day: YES, state: YES, due_on: NO,
  }),
  personal('reminder_end', 'reminders', (person) =>
    sql`alarm_id in (select id from reminder_alarm where ${ofAccount(person)})`, 'deleted', { hash: NO, alarm_id: NO }),
  personal('reorder_link', 'reminders', ofAccount, 'deleted', { order_token: NO, account_id: NO, hash: NO, ends_at: NO }),
  personal('product_rating', 'ratings', ofAccount, {
    id: RETAINED, account_id: DELETED, group_key: RETAINED, product_id: RETAINED, stars: RETAINED, given_at: RETAINED, review: DELETED,
    reviewer: DELETED,
    review_locale: DELETED, review_state: DELETED, written_at: DELETED, rejected_for: DELETED, reply: DELETED, replied_at: DELETED,
    review_version: RETAINED,
  }, {
    id: NO, account_id: NO, group_key: NO, product_id: YES, stars: YES, given_at: YES, review: YES, reviewer: YES, review_locale: YES,
    review_state: YES, written_at: YES, rejected_for: YES, reply: YES, replied_at: YES, review_version: NO,
  }),
  personal('marketing_subscription', 'newsletter', byCanonicalEmail, 'deleted', {
    canonical_email: YES, brand_channel: YES, email: YES, locale: YES, channels: YES, changed_at: YES,
  }),
  personal('marketing_consent', 'newsletter', byCanonicalEmail, 'deleted', {
    id: NO, canonical_email: YES, brand_channel: YES, is_given: YES, channels: YES, source: YES, requested_at: YES, at: YES,
  }),
  personal('marketing_request', 'newsletter', byCanonicalEmail, 'deleted', {
    hash: NO, canonical_email: YES, brand_channel: YES, email: YES, locale: YES, channels: YES, source: YES, requested_at: YES,
    ends_at: YES,
  }),
  personal('unsubscribe_token', 'newsletter', byCanonicalEmail, 'deleted', { hash: NO, canonical_email: NO, brand_channel: NO }),
  personal('customer_cart', 'cart', ofAccount, 'deleted', { account_id: NO, cart_token: NO }),
  personal('cart_link', 'cart', (person) => sql`cart_token in (select token from cart where ${ofFilledCart(person)})`, 'deleted', {
    hash: NO, cart_token: NO, ends_at: NO,
  }),
  personal('abandoned_cart_mail', 'cart', (person) =>
    sql`cart_token in (select token from cart where ${ofFilledCart(person)})`, 'deleted', {
    cart_token: NO,
  }),
  personal('cart', 'cart', ofFilledCart, 'deleted', {
    token: NO, id: NO, version: NO, checkout_state: YES, body: YES, created_at: YES, updated_at: YES,
  }),
  // A mail may contain a secret link, so only its subject is exported.
  personal('outbox', 'mails', ofReadCorrespondent, 'deleted', {
    id: NO, key: NO, attempts: NO, due_at: NO, failed_at: NO, body: "body ->> 'subject'", sent_at: YES,
    fault: NO, fault_code: NO, words: NO, emptied_at: NO, request_digest: NO, requested_at: NO,
  }),
  personal('demo_mail', 'mails', ofCorrespondent, 'deleted', { id: NO, key: NO, body: "body ->> 'subject'", stored_at: YES, words: NO }),
  personal('partner_customer', 'optician', byCanonicalEmail, 'deleted', { canonical_email: YES, brand_channel: YES, studio_id: YES }),
]
