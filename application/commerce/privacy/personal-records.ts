import type { PersonalPart } from '../../../domain/privacy/personal-part.ts'
import type { ExpiredDataKind } from './expired-data.port.ts'

/**
 * `retention`: a record is deleted by one of these purges, or with what it belongs to. `exported` and `internal` are its fields; ids and
 * secrets are not exported. If the account is deleted, the record is deleted, or as soon as its order is finished, or its `erased` fields
 * are emptied and the others retained, because the law or others need them.
 */
export type PersonalRecord = {
  readonly part: PersonalPart
  readonly retention: readonly ExpiredDataKind[] | 'account' | 'order' | 'cart' | 'consent'
  readonly exported: readonly string[]
  readonly internal: readonly string[]
  readonly isDeletedWhenDone?: true
  readonly erased?: readonly string[]
}

/**
 * What becomes of every personal field, in all storages. Records are named as in the export and in the database; a record comes after
 * those that are needed to find it.
 */
export const PERSONAL_RECORDS = {
  customer: {
    part: 'profile', retention: ['accounts'], exported: ['account_id', 'canonical_email', 'body', 'created_at', 'verified_at'],
    internal: ['password_hash'],
  },
  email_change: {
    part: 'profile', retention: ['email_changes'], exported: ['email', 'brand_channel', 'ends_at'],
    internal: ['account_id', 'hash', 'cancel_hash'],
  },
  account_erasure: {
    part: 'profile', retention: 'account', exported: ['brand_channel', 'requested_at', 'due_at'],
    internal: ['account_id', 'cancel_hash', 'locale'],
  },
  customer_address: { part: 'addresses', retention: 'account', exported: ['is_default', 'body'], internal: ['id', 'account_id'] },
  session: {
    part: 'sign_in', retention: ['sessions'], exported: ['browser', 'system', 'began_at', 'used_at', 'ends_at'],
    internal: ['hash', 'id', 'account_id'],
  },
  linked_identity: { part: 'sign_in', retention: 'account', exported: ['provider', 'subject', 'linked_at'], internal: ['account_id'] },
  passkey: {
    part: 'sign_in', retention: 'account', exported: ['name', 'host', 'added_at', 'used_at'],
    internal: ['id', 'account_id', 'credential', 'public_key', 'counter'],
  },
  email_link: {
    part: 'sign_in', retention: ['email_links'], exported: ['purpose', 'brand_channel', 'canonical_email', 'ends_at'],
    internal: ['hash', 'account_id', 'registers'],
  },
  purchase_order: {
    part: 'orders', retention: ['orders'],
    exported: ['number', 'status', 'email', 'currency', 'items_cents', 'shipping_cents', 'total_cents', 'refunded_cents', 'body',
      'created_at', 'paid_at'],
    internal: ['token', 'cart_token', 'id', 'account_id', 'customer', 'release_at', 'reminded_at', 'is_account_deleted', 'network_hash'],
    erased: ['token', 'cart_token', 'account_id', 'customer', 'email', 'network_hash', 'body'],
  },
  // The order itself contains its lines.
  order_line: {
    part: 'orders', retention: 'order', exported: [],
    internal: ['order_token', 'position', 'product_id', 'variant_id', 'eye', 'quantity', 'unit_cents', 'total_cents', 'promotion_cents'],
    erased: ['order_token', 'variant_id', 'eye'],
  },
  reservation: {
    part: 'orders', retention: 'order', isDeletedWhenDone: true, exported: [],
    internal: ['order_token', 'variant_id', 'quantity', 'released_at', 'returned'],
  },
  // The name of the acting staff member is that person's data.
  order_change: {
    part: 'orders', retention: 'order', exported: ['event', 'from_status', 'to_status', 'at', 'note'],
    internal: ['id', 'order_token', 'key', 'by_kind', 'by_name', 'request_digest'], erased: ['order_token', 'note', 'request_digest'],
  },
  coupon_use: {
    part: 'orders', retention: 'order', exported: ['code', 'released_at'], internal: ['order_token', 'customer'],
    erased: ['order_token', 'customer'],
  },
  payment: {
    part: 'payments', retention: 'order', exported: ['method', 'status', 'amount_cents', 'currency', 'reference', 'started_at'],
    internal: ['id', 'order_token', 'page', 'saves_card', 'alias', 'is_charge', 'checked_at', 'retry_at'],
    erased: ['order_token', 'page', 'saves_card', 'alias'],
  },
  refund: {
    part: 'payments', retention: 'order', exported: ['amount_cents', 'currency', 'state', 'requested_at', 'ended_at'],
    internal: ['id', 'order_token', 'payment_id', 'retry_at'], erased: ['order_token'],
  },
  payment_alias: {
    part: 'cards', retention: 'account', exported: ['method', 'masked', 'expiry', 'stored_at', 'paid_at'],
    internal: ['alias', 'account_id', 'provider_token'],
  },
  subscription: {
    part: 'subscriptions', retention: 'account', exported: ['body'],
    internal: ['id', 'account_id', 'version', 'due_on', 'leased_until', 'request_key', 'request_digest'],
  },
  subscription_link: { part: 'subscriptions', retention: 'account', exported: [], internal: ['hash', 'subscription_id', 'day'] },
  lens_pass: { part: 'lens_pass', retention: 'account', exported: ['body'], internal: ['account_id'] },
  reminder_alarm: {
    part: 'reminders', retention: 'account', exported: ['create_location', 'usage', 'day', 'state'],
    internal: ['id', 'account_id', 'order_token', 'due_on'],
  },
  reminder_end: { part: 'reminders', retention: 'account', exported: [], internal: ['hash', 'alarm_id'] },
  reorder_link: {
    part: 'reminders', retention: ['reorder_links'], exported: [], internal: ['order_token', 'account_id', 'hash', 'ends_at'],
  },
  product_rating: {
    part: 'ratings', retention: 'account',
    exported: ['product_id', 'stars', 'given_at', 'review', 'reviewer', 'review_locale', 'review_state', 'written_at', 'rejected_for',
      'reply', 'replied_at'],
    internal: ['id', 'account_id', 'group_key', 'review_version'],
    erased: ['account_id', 'review', 'reviewer', 'review_locale', 'review_state', 'written_at', 'rejected_for', 'reply', 'replied_at'],
  },
  marketing_subscription: {
    part: 'newsletter', retention: ['consents'],
    exported: ['canonical_email', 'brand_channel', 'email', 'locale', 'channels', 'changed_at'], internal: [],
  },
  marketing_consent: {
    part: 'newsletter', retention: 'consent',
    exported: ['canonical_email', 'brand_channel', 'is_given', 'channels', 'source', 'requested_at', 'at'], internal: ['id'],
  },
  marketing_request: {
    part: 'newsletter', retention: ['marketing_requests'],
    exported: ['canonical_email', 'brand_channel', 'email', 'locale', 'channels', 'source', 'requested_at', 'ends_at'], internal: ['hash'],
  },
  unsubscribe_token: { part: 'newsletter', retention: 'consent', exported: [], internal: ['hash', 'canonical_email', 'brand_channel'] },
  customer_cart: { part: 'cart', retention: 'cart', exported: [], internal: ['account_id', 'cart_token'] },
  cart_link: { part: 'cart', retention: ['cart_links'], exported: [], internal: ['hash', 'cart_token', 'ends_at'] },
  abandoned_cart_mail: { part: 'cart', retention: 'cart', exported: [], internal: ['cart_token'] },
  cart: {
    part: 'cart', retention: ['carts', 'account_carts'], exported: ['checkout_state', 'body', 'created_at', 'updated_at'],
    internal: ['token', 'id', 'version'],
  },
  // A mail may contain a secret link, so only its subject is exported.
  outbox: {
    part: 'mails', retention: ['sent_mails', 'failed_mails', 'mails_of_orders'], exported: ['body.subject', 'sent_at'],
    internal: ['id', 'key', 'attempts', 'due_at', 'failed_at', 'fault', 'fault_code', 'words', 'emptied_at', 'request_digest',
      'requested_at'],
  },
  demo_mail: { part: 'mails', retention: ['demo_mails'], exported: ['body.subject', 'stored_at'], internal: ['id', 'key', 'words'] },
  partner_customer: { part: 'optician', retention: 'account', exported: ['canonical_email', 'brand_channel', 'studio_id'], internal: [] },
} as const satisfies Readonly<Record<string, PersonalRecord>>

type Records = typeof PERSONAL_RECORDS
export type PersonalRecordName = keyof Records

/** The records of which something is exported. */
export type ExportedName =
  { readonly [name in PersonalRecordName]: Records[name]['exported'] extends readonly [] ? never : name }[PersonalRecordName]

/** The records that are deleted with the account at once. */
export type DeletedName = {
  readonly [name in PersonalRecordName]:
  Records[name] extends { readonly erased: unknown } | { readonly isDeletedWhenDone: true } ? never : name
}[PersonalRecordName]

const NAMES = Object.keys(PERSONAL_RECORDS) as readonly PersonalRecordName[]
const isExported = (name: PersonalRecordName): name is ExportedName => PERSONAL_RECORDS[name].exported.length > 0
const isDeleted = (name: PersonalRecordName): name is DeletedName =>
  !('erased' in PERSONAL_RECORDS[name]) && !('isDeletedWhenDone' in PERSONAL_RECORDS[name])

export const EXPORTED_RECORDS: readonly ExportedName[] = NAMES.filter(isExported)
/** In the order of deletion. */
export const DELETED_RECORDS: readonly DeletedName[] = NAMES.filter(isDeleted).toReversed()
