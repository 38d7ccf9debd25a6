import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import type { MailFault } from '../mail/mail-fault.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'

/** A letter that no server took, as often as it was tried. What it says is for whoever it goes to. */
export type FailedMail = {
  readonly id: number
  readonly to: string
  readonly subject: string
  readonly brandChannel: BrandChannel
  readonly attempts: number
  readonly failedAt: Date
  /** Of the last try; of letters that were given up before it was kept, nobody knows. */
  readonly fault?: MailFault
}

/** Letters that were given up. */
export interface FailedMails {
  /** The latest first; pages count from 1. */
  readonly list: (
    at: { readonly page: number; readonly itemsPerPage: number },
  ) => TaskEither<ServiceUnavailable, { readonly mails: readonly FailedMail[]; readonly total: number }>
  /** It waits as on its first day; only where it was given up, so that asked twice it leaves once. */
  readonly sendAgain: (id: number, act: AuditEntry) => TaskEither<NotFound<'letter'> | ServiceUnavailable, void>
}
