import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { RetentionCutoffs } from '../../../domain/settings/retention.ts'

/**
 * Data that expires, in the order in which it is deleted: unused carts of guests and, later, of accounts; ended sessions, links and
 * proofs; withdrawn consents; accounts with an unverified address, without a session, an order or a recently used cart, with their carts;
 * the content of sent mails, and mails that were given up; orders whose legal retention period is over, with their payments and the record
 * of their mails; sign-ins to the back office, which contain networks; failures of jobs that did not occur again.
 */
export const EXPIRED_DATA_KINDS = [
  'carts', 'account_carts', 'sessions', 'staff_sessions', 'access_tokens', 'email_links', 'email_changes', 'passkey_challenges',
  'marketing_requests', 'consents', 'used_tokens', 'accounts', 'cart_links', 'reorder_links', 'sent_mails', 'failed_mails',
  'demo_mails', 'orders', 'mails_of_orders', 'staff_sign_ins', 'job_failures',
] as const
export type ExpiredDataKind = (typeof EXPIRED_DATA_KINDS)[number]

/** Personal data after its retention period. */
export interface ExpiredData {
  /** Deletes a batch of one kind, small enough to block nothing; `true` if more may be left. */
  readonly purge: (kind: ExpiredDataKind, until: RetentionCutoffs) => TaskEither<ServiceUnavailable, boolean>
}
