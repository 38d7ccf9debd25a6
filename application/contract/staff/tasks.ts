import type { JobFailure } from '../../../domain/job/job-failure.ts'
import type { MailFault } from '../../../domain/mail/mail-fault.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { none, operation, type } from '../operation.ts'

/** A backlog: its size, and the age of its oldest due item in seconds. */
export type Waiting = { readonly count: number; readonly oldestSeconds: number }

/** The shop's pending work and problems. */
export type PendingTasks = {
  readonly mailsWaiting: Waiting
  readonly mailsFailed: number
  /** Within the last day: above the limit of their recipients, so that they are never sent. */
  readonly mailsOverBudget: number
  readonly paymentsUnresolved: Waiting
  readonly paymentsMismatched: number
  /** Charges of saved cards without a response: it is unknown whether they were made. */
  readonly chargesUnresolved: Waiting
  /** Failed items of scheduled jobs. */
  readonly jobFailures: Waiting
  readonly refundsWaiting: Waiting
  readonly refundsRefused: number
  readonly remindersDue: number
  readonly subscriptionsDue: number
  readonly deletionsDue: Waiting
  /** Reviews not moderated yet, since they were written. */
  readonly reviewsHeld: Waiting
}

/** A charge without a response: its id is known to the provider, the number identifies the order. */
export type OpenCharge = { readonly id: string; readonly number: string; readonly amount: Money; readonly startedAt: Date }

/** Failed job items, and charges without a response: the first ones, and their numbers. */
export type OpenFailures = {
  readonly failures: readonly JobFailure[]
  readonly failuresTotal: number
  readonly charges: readonly OpenCharge[]
  readonly chargesTotal: number
}

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

export type FailedMailResults = { readonly mails: readonly FailedMail[]; readonly total: number; readonly pages: number }

/** Pending work, and mails that failed. */
export const staffTaskContract = {
  getPendingTasks: operation({ input: none, output: type<PendingTasks>(), refusals: [], permission: 'tasks:write' }),
  listFailures: operation({ input: none, output: type<OpenFailures>(), refusals: [], permission: 'tasks:write' }),
  listFailedMails: operation({
    input: type<{ readonly page: number }>(), output: type<FailedMailResults>(), refusals: ['Malformed'], permission: 'tasks:write',
  }),
  resendMail: operation({
    input: type<{ readonly id: number }>(), output: type<void>(), refusals: ['NotFound'], permission: 'tasks:write',
  }),
}
