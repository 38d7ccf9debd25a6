import { sql } from 'kysely'
import {
  ofAccount, ofAccountOrMailbox, ofBought, ofBuyer, ofFilledCart, ofMailbox, ofReader, personal, type PersonalTable,
} from './personal-table.ts'

/** What opens something is not told, nor what only the shop calls a thing by. */
const NO = false
const YES = true

/** Every table with something of a person in it, whose rows those are, and what of them is told. */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  personal('customer', 'profile', ofAccount, {
    account_id: YES, mailbox: YES, password_hash: NO, body: YES, created_at: YES, proven_at: YES,
  }),
  personal('email_change', 'profile', ofAccount, {
    account_id: NO, hash: NO, call_off_hash: NO, email: YES, brand_channel: YES, ends_at: YES,
  }),
  personal('customer_address', 'addresses', ofAccount, { id: NO, account_id: NO, is_default: YES, body: YES }),
  personal('session', 'sign_in', ofAccount, {
    hash: NO, id: NO, account_id: NO, browser: YES, system: YES, began_at: YES, used_at: YES, ends_at: YES,
  }),
  personal('linked_identity', 'sign_in', ofAccount, { provider: YES, subject: YES, account_id: NO, linked_at: YES }),
  personal('mailbox_proof', 'sign_in', ofAccountOrMailbox, {
    hash: NO, account_id: NO, purpose: YES, brand_channel: YES, mailbox: YES, ends_at: YES,
  }),
  personal('purchase_order', 'orders', ofBuyer, {
    token: NO, cart_token: NO, id: NO, account_id: NO, customer: NO, release_at: NO, reminded_at: NO, number: YES, status: YES, email: YES,
    currency: YES, items_cents: YES, shipping_cents: YES, total_cents: YES, body: YES, created_at: YES, paid_at: YES,
  }),
  // What an order consists of stands in the order itself.
  personal('order_line', 'orders', ofBought, {
    order_token: NO, position: NO, product_id: NO, variant_id: NO, eye: NO, quantity: NO, unit_cents: NO, total_cents: NO,
    promotion_cents: NO,
  }),
  personal('reservation', 'orders', ofBought, { order_token: NO, variant_id: NO, quantity: NO, given_back_at: NO }),
  personal('coupon_use', 'orders', ofBought, { order_token: NO, code: YES, customer: NO, given_back_at: YES }),
  personal('payment', 'payments', ofBought, {
    id: NO, order_token: NO, page: NO, keeps_card: NO, alias: NO, asked_at: NO, ask_at: NO, method: YES, status: YES, amount_cents: YES,
    currency: YES, reference: YES, started_at: YES,
  }),
  personal('payment_alias', 'cards', ofAccount, {
    alias: NO, account_id: NO, house_alias: NO, method: YES, masked: YES, expiry: YES, kept_at: YES, paid_at: YES,
  }),
  personal('subscription', 'subscriptions', ofAccount, {
    id: NO, account_id: NO, body: YES, version: NO, look_on: NO, held_until: NO,
  }),
  personal('subscription_letter', 'subscriptions', (person) =>
    sql`subscription_id in (select id from subscription where ${ofAccount(person)})`, { hash: NO, subscription_id: NO, day: NO }),
  personal('lens_pass', 'lens_pass', ofAccount, { account_id: NO, body: YES }),
  personal('reminder_alarm', 'reminders', ofAccount, {
    id: NO, account_id: NO, order_token: NO, create_location: YES, usage: YES, day: YES, state: YES, look_on: NO,
  }),
  personal('reminder_end', 'reminders', (person) =>
    sql`alarm_id in (select id from reminder_alarm where ${ofAccount(person)})`, { hash: NO, alarm_id: NO }),
  personal('product_rating', 'ratings', ofAccount, {
    id: NO, account_id: NO, group_key: NO, product_id: YES, stars: YES, given_at: YES, review: YES, reviewer: YES, review_locale: YES,
    review_state: YES, written_at: YES,
  }),
  personal('marketing_subscription', 'newsletter', ofMailbox, {
    mailbox: YES, brand_channel: YES, email: YES, locale: YES, channels: YES, changed_at: YES,
  }),
  personal('marketing_consent', 'newsletter', ofMailbox, {
    id: NO, mailbox: YES, brand_channel: YES, is_given: YES, channels: YES, source: YES, asked_at: YES, at: YES,
  }),
  personal('marketing_request', 'newsletter', ofMailbox, {
    hash: NO, mailbox: YES, brand_channel: YES, email: YES, locale: YES, channels: YES, source: YES, asked_at: YES, ends_at: YES,
  }),
  personal('marketing_leave', 'newsletter', ofMailbox, { hash: NO, mailbox: NO, brand_channel: NO }),
  personal('cart', 'cart', ofFilledCart, {
    token: NO, id: NO, version: NO, checkout_state: YES, body: YES, created_at: YES, updated_at: YES,
  }),
  personal('customer_cart', 'cart', ofAccount, { account_id: NO, cart_token: NO }),
  personal('cart_link', 'cart', (person) => sql`cart_token in (select token from cart where ${ofFilledCart(person)})`, {
    hash: NO, cart_token: NO, ends_at: NO,
  }),
  personal('cart_letter', 'cart', (person) => sql`cart_token in (select token from cart where ${ofFilledCart(person)})`, {
    cart_token: NO,
  }),
  // A letter may carry a link that opens something: it is told of, not repeated.
  personal('outbox', 'letters', ofReader, {
    id: NO, key: NO, attempts: NO, due_at: NO, given_up_at: NO, body: "body ->> 'subject'", sent_at: YES,
  }),
  personal('kept_mail', 'letters', ofReader, { id: NO, key: NO, body: "body ->> 'subject'", kept_at: YES }),
  personal('partner_customer', 'optician', ofMailbox, { mailbox: YES, brand_channel: YES, studio_id: YES }),
]
