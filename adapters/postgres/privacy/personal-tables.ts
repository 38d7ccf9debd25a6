import { sql } from 'kysely'
import {
  ofAccount, byAccountOrEmail, ofBought, ofBuyer, ofCorrespondent, ofFilledCart, byCanonicalEmail, ofReadCorrespondent, personal,
  type PersonalTable,
} from './personal-table.ts'

/** What opens something is not told, nor what only the shop calls a thing by. */
const NO = false
const YES = true

const GOES = 'goes'
const STAYS = 'stays'

/**
 * Every table with something of a person in it, whose rows those are, what of them is told, and what becomes of them when the
 * account is deleted. Erasing goes from the last to the first: a table stands behind those that say whose its rows are, or before those
 * it says that of.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  personal('customer', 'profile', ofAccount, 'goes', {
    account_id: YES, mailbox: YES, password_hash: NO, body: YES, created_at: YES, proven_at: YES,
  }),
  personal('email_change', 'profile', ofAccount, 'goes', {
    account_id: NO, hash: NO, call_off_hash: NO, email: YES, brand_channel: YES, ends_at: YES,
  }),
  personal('account_erasure', 'profile', ofAccount, 'goes', {
    account_id: NO, call_off_hash: NO, brand_channel: YES, locale: NO, asked_at: YES, due_at: YES,
  }),
  personal('customer_address', 'addresses', ofAccount, 'goes', { id: NO, account_id: NO, is_default: YES, body: YES }),
  personal('session', 'sign_in', ofAccount, 'goes', {
    hash: NO, id: NO, account_id: NO, browser: YES, system: YES, began_at: YES, used_at: YES, ends_at: YES,
  }),
  personal('linked_identity', 'sign_in', ofAccount, 'goes', { provider: YES, subject: YES, account_id: NO, linked_at: YES }),
  personal('passkey', 'sign_in', ofAccount, 'goes', {
    id: NO, account_id: NO, credential: NO, public_key: NO, counter: NO, name: YES, host: YES, added_at: YES, used_at: YES,
  }),
  personal('mailbox_proof', 'sign_in', byAccountOrEmail, 'goes', {
    hash: NO, account_id: NO, purpose: YES, brand_channel: YES, mailbox: YES, ends_at: YES, registers: NO,
  }),
  personal('purchase_order', 'orders', ofBuyer, {
    token: GOES, cart_token: GOES, id: STAYS, account_id: GOES, customer: GOES, release_at: STAYS, reminded_at: STAYS, buyer_left: STAYS,
    number: STAYS, status: STAYS, email: GOES, currency: STAYS, items_cents: STAYS, shipping_cents: STAYS, total_cents: STAYS,
    refunded_cents: STAYS, network_hash: GOES,
    body: GOES, created_at: STAYS, paid_at: STAYS,
  }, {
    token: NO, cart_token: NO, id: NO, account_id: NO, customer: NO, release_at: NO, reminded_at: NO, buyer_left: NO,
    number: YES, status: YES, email: YES,
    currency: YES, items_cents: YES, shipping_cents: YES, total_cents: YES, refunded_cents: YES, network_hash: NO,
    body: YES, created_at: YES, paid_at: YES,
  }),
  // What an order consists of stands in the order itself.
  personal('order_line', 'orders', ofBought, {
    order_token: GOES, position: STAYS, product_id: STAYS, variant_id: GOES, eye: GOES, quantity: STAYS, unit_cents: STAYS,
    total_cents: STAYS, promotion_cents: STAYS,
  }, {
    order_token: NO, position: NO, product_id: NO, variant_id: NO, eye: NO, quantity: NO, unit_cents: NO, total_cents: NO,
    promotion_cents: NO,
  }),
  personal('reservation', 'orders', ofBought, 'goes when done', {
    order_token: NO, variant_id: NO, quantity: NO, given_back_at: NO, returned: NO,
  }),
  // Who of the shop's people did it is about them.
  personal('order_change', 'orders', ofBought, {
    id: STAYS, order_token: GOES, key: STAYS, event: STAYS, from_status: STAYS, to_status: STAYS, by_kind: STAYS, by_name: STAYS,
    at: STAYS,
    note: GOES, request_digest: GOES,
  }, {
    id: NO, order_token: NO, key: NO, event: YES, from_status: YES, to_status: YES, by_kind: NO, by_name: NO, at: YES, note: YES,
    request_digest: NO,
  }),
  personal('coupon_use', 'orders', ofBought, { order_token: GOES, code: STAYS, customer: GOES, given_back_at: STAYS }, {
    order_token: NO, code: YES, customer: NO, given_back_at: YES }),
  personal('payment', 'payments', ofBought, {
    id: STAYS, order_token: GOES, page: GOES, keeps_card: GOES, alias: GOES, is_charge: STAYS, asked_at: STAYS,
    ask_at: STAYS, method: STAYS, status: STAYS,
    amount_cents: STAYS, currency: STAYS, reference: STAYS, started_at: STAYS,
  }, {
    id: NO, order_token: NO, page: NO, keeps_card: NO, alias: NO, is_charge: NO, asked_at: NO,
    ask_at: NO, method: YES, status: YES, amount_cents: YES,
    currency: YES, reference: YES, started_at: YES,
  }),
  personal('refund', 'payments', ofBought, {
    id: STAYS, order_token: GOES, payment_id: STAYS, amount_cents: STAYS, currency: STAYS, state: STAYS, asked_at: STAYS, ended_at: STAYS,
    ask_at: STAYS,
  }, {
    id: NO, order_token: NO, payment_id: NO, amount_cents: YES, currency: YES, state: YES, asked_at: YES, ended_at: YES, ask_at: NO,
  }),
  personal('payment_alias', 'cards', ofAccount, 'goes', {
    alias: NO, account_id: NO, house_alias: NO, method: YES, masked: YES, expiry: YES, kept_at: YES, paid_at: YES,
  }),
  personal('subscription', 'subscriptions', ofAccount, 'goes', {
    id: NO, account_id: NO, body: YES, version: NO, look_on: NO, held_until: NO, request_key: NO, request_digest: NO,
  }),
  personal('subscription_letter', 'subscriptions', (person) =>
    sql`subscription_id in (select id from subscription where ${ofAccount(person)})`, 'goes', { hash: NO, subscription_id: NO, day: NO }),
  personal('lens_pass', 'lens_pass', ofAccount, 'goes', { account_id: NO, body: YES }),
  personal('reminder_alarm', 'reminders', ofAccount, 'goes', {
    id: NO, account_id: NO, order_token: NO, create_location: YES, usage: YES, day: YES, state: YES, look_on: NO,
  }),
  personal('reminder_end', 'reminders', (person) =>
    sql`alarm_id in (select id from reminder_alarm where ${ofAccount(person)})`, 'goes', { hash: NO, alarm_id: NO }),
  personal('reorder_link', 'reminders', ofAccount, 'goes', { order_token: NO, account_id: NO, hash: NO, ends_at: NO }),
  personal('product_rating', 'ratings', ofAccount, {
    id: STAYS, account_id: GOES, group_key: STAYS, product_id: STAYS, stars: STAYS, given_at: STAYS, review: GOES, reviewer: GOES,
    review_locale: GOES, review_state: GOES, written_at: GOES, rejected_for: GOES, reply: GOES, replied_at: GOES, review_version: STAYS,
  }, {
    id: NO, account_id: NO, group_key: NO, product_id: YES, stars: YES, given_at: YES, review: YES, reviewer: YES, review_locale: YES,
    review_state: YES, written_at: YES, rejected_for: YES, reply: YES, replied_at: YES, review_version: NO,
  }),
  personal('marketing_subscription', 'newsletter', byCanonicalEmail, 'goes', {
    mailbox: YES, brand_channel: YES, email: YES, locale: YES, channels: YES, changed_at: YES,
  }),
  personal('marketing_consent', 'newsletter', byCanonicalEmail, 'goes', {
    id: NO, mailbox: YES, brand_channel: YES, is_given: YES, channels: YES, source: YES, asked_at: YES, at: YES,
  }),
  personal('marketing_request', 'newsletter', byCanonicalEmail, 'goes', {
    hash: NO, mailbox: YES, brand_channel: YES, email: YES, locale: YES, channels: YES, source: YES, asked_at: YES, ends_at: YES,
  }),
  personal('marketing_leave', 'newsletter', byCanonicalEmail, 'goes', { hash: NO, mailbox: NO, brand_channel: NO }),
  personal('customer_cart', 'cart', ofAccount, 'goes', { account_id: NO, cart_token: NO }),
  personal('cart_link', 'cart', (person) => sql`cart_token in (select token from cart where ${ofFilledCart(person)})`, 'goes', {
    hash: NO, cart_token: NO, ends_at: NO,
  }),
  personal('cart_letter', 'cart', (person) => sql`cart_token in (select token from cart where ${ofFilledCart(person)})`, 'goes', {
    cart_token: NO,
  }),
  personal('cart', 'cart', ofFilledCart, 'goes', {
    token: NO, id: NO, version: NO, checkout_state: YES, body: YES, created_at: YES, updated_at: YES,
  }),
  // A letter may carry a link that opens something: it is told of, not repeated.
  personal('outbox', 'letters', ofReadCorrespondent, 'goes', {
    id: NO, key: NO, attempts: NO, due_at: NO, given_up_at: NO, body: "body ->> 'subject'", sent_at: YES,
    fault: NO, fault_code: NO, words: NO, emptied_at: NO, request_digest: NO, requested_at: NO,
  }),
  personal('kept_mail', 'letters', ofCorrespondent, 'goes', { id: NO, key: NO, body: "body ->> 'subject'", kept_at: YES, words: NO }),
  personal('partner_customer', 'optician', byCanonicalEmail, 'goes', { mailbox: YES, brand_channel: YES, studio_id: YES }),
]
