import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { FailedMail } from '../../contract/staff/tasks.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** Failed mails. */
export interface FailedMails {
  /** Latest first; pages count from 1. */
  readonly list: (at: PageRequest) => TaskEither<ServiceUnavailable, { readonly mails: readonly FailedMail[]; readonly total: number }>
  /** Queues a failed mail again; only once, even if requested twice. */
  readonly sendAgain: (id: number, act: AuditEntry) => TaskEither<NotFound<'mail'> | ServiceUnavailable, void>
}
