import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { RetentionCutoffs } from '../../../domain/settings/retention.ts'

/**
 * What nobody comes back to, in the order in which it goes: carts that nobody touched, guests' and, later, those of accounts; sessions,
 * links and proofs that ended; consents that were all taken back; accounts whose e-mail address nobody verified, that nobody is signed in
 * to, whose cart nobody touched, and that hold no order, with their carts; the words of mails that were sent, and mails that were given
 * up; orders from before the books that the law still asks for, with their payments, and that their mails were sent; sign-ins to the back
 * office, which name networks; failures of jobs that did not come again.
 */
export const EXPIRED_DATA_KINDS = [
  'carts', 'account_carts', 'sessions', 'staff_sessions', 'access_tokens', 'mailbox_proofs', 'email_changes', 'passkey_challenges',
  'marketing_requests', 'consents', 'spent_tokens', 'accounts', 'cart_links', 'reorder_links', 'sent_mails', 'given_up_mails',
  'kept_mails', 'orders', 'mails_of_orders', 'staff_sign_ins', 'job_failures',
] as const
export type ExpiredDataKind = (typeof EXPIRED_DATA_KINDS)[number]

/** Personal data without a purpose. */
export interface ExpiredData {
  /** Drops some of one kind, few enough that nobody waits for it; whether there may be more. */
  readonly purge: (leftover: ExpiredDataKind, until: RetentionCutoffs) => TaskEither<ServiceUnavailable, boolean>
}
