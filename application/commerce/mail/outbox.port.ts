import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from './mail.ts'
import type { MailFault } from './mail-fault.ts'

export type WaitingMail = { readonly id: number; readonly mail: Mail; readonly attempts: number }

/**
 * How long a mail belongs to whoever took it: longer than the slowest talk with a mail server. Whoever has not sent it by
 * then is lost. Milliseconds.
 */
export const LEASE_MS = 5 * 60_000

/** Mails written in the same transaction as what they tell of, waiting to leave. */
export interface Outbox {
  /**
   * Oldest first; a mail taken is not given to another taker for `LEASE_MS`. `sent`: the mail taken before, which has left
   * meanwhile; it is marked in the same go. One that cannot be read is given up, and told of.
   */
  readonly take: (
    limit: number, now: Date, sent?: number, unreadable?: Unreadable,
  ) => TaskEither<ServiceUnavailable, readonly WaitingMail[]>
  /** It never leaves again; a secret one keeps no words. */
  readonly markSent: (id: number, at: Date) => TaskEither<ServiceUnavailable, void>
  /** `fault`: why, in place of what was kept of the try before. */
  readonly markFailed: (id: number, retryAt: Date, fault: MailFault) => TaskEither<ServiceUnavailable, void>
  /** It waits until then, for the budget of its recipient; that is no try. */
  readonly postpone: (id: number, until: Date) => TaskEither<ServiceUnavailable, void>
  /** Beyond the budget of its recipient: it never leaves and keeps no words. */
  readonly discard: (id: number, at: Date) => TaskEither<ServiceUnavailable, void>
  /** Tried for the last time: it stays where it is, marked, and is given to nobody. */
  readonly failForGood: (id: number, at: Date, fault: MailFault) => TaskEither<ServiceUnavailable, void>
}
