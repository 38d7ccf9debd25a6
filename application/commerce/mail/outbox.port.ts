import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from './mail.ts'
import type { MailFault } from '../../../domain/mail/mail-fault.ts'

export type WaitingMail = { readonly id: number; readonly mail: Mail; readonly attempts: number }

/**
 * The lease of a claimed mail in milliseconds: longer than the slowest exchange with a mail server. After that the mail may be claimed
 * again.
 */
export const LEASE_MS = 5 * 60_000

/** Mails stored in the same transaction as the change they report, waiting to be sent. */
export interface Outbox {
  /**
   * Claims mails, oldest first, for `LEASE_MS`. `sent`: the mail claimed before, which was sent meanwhile; it is marked in the same
   * statement. An unreadable one is given up and reported.
   */
  readonly take: (
    limit: number, now: Date, sent?: number, unreadable?: Unreadable,
  ) => TaskEither<ServiceUnavailable, readonly WaitingMail[]>
  /** Marks a mail as sent; the content of a secret one is deleted. */
  readonly markSent: (id: number, at: Date) => TaskEither<ServiceUnavailable, void>
  /** `fault` replaces that of the attempt before. */
  readonly markFailed: (id: number, retryAt: Date, fault: MailFault) => TaskEither<ServiceUnavailable, void>
  /** Postpones a mail because of the recipient's limit; not counted as an attempt. */
  readonly postpone: (id: number, until: Date) => TaskEither<ServiceUnavailable, void>
  /** Above the recipient's limit: the mail is never sent and its content is deleted. */
  readonly discard: (id: number, at: Date) => TaskEither<ServiceUnavailable, void>
  /** Marks a mail as failed permanently: it stays stored and is not claimed again. */
  readonly failPermanently: (id: number, at: Date, fault: MailFault) => TaskEither<ServiceUnavailable, void>
}
