import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { MailFault } from '../mail/mail-fault.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** A mail that failed permanently. Its content is not shown to staff. */
export type FailedMail = {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly brandChannel: BrandChannel
  readonly attempts: number
  readonly failedAt: Date
  /** Of the last attempt; missing for mails that failed before it was recorded. */
  readonly fault?: MailFault
}

/** Failed mails. */
export interface FailedMails {
  /** Latest first; pages count from 1. */
  readonly list: (
    at: { readonly page: number; readonly itemsPerPage: number },
  ) => TaskEither<ServiceUnavailable, { readonly mails: readonly FailedMail[]; readonly total: number }>
  /** Queues a failed mail again; only once, even if requested twice. */
  readonly sendAgain: (id: number, act: AuditEntry) => TaskEither<NotFound<'mail'> | ServiceUnavailable, void>
}
