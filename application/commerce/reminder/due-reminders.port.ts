import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { EndToken } from '../../../domain/reminder/end-token.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ReorderToken } from '../../../domain/reorder/reorder-token.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from '../mail/mail.ts'

/** A due reminder; `later` are its owner's orders after its own. */
export type DueReminder = { readonly alarm: ReminderAlarm; readonly later: readonly Order[]; readonly customer: Customer }

/** The mail and its tokens. Its link to order again replaces that of an earlier mail. */
export type ReminderMail = {
  readonly mail: Mail
  readonly endToken: EndToken
  readonly reorderToken: ReorderToken
  readonly reorderEndsAt: Date
}

/**
 * The outcome of a reminder: stored as `alarm` and due again from `dueOn` (yyyy-MM-dd) on, with its mail, the token to end it and the
 * link to order again, if any; or deleted.
 */
export type ReminderOutcome =
  | {
      readonly _tag: 'Kept'
      readonly alarm: ReminderAlarm
      readonly dueOn: string
      readonly mail?: ReminderMail
    }
  | { readonly _tag: 'Dropped' }

/** Due reminders. */
export interface DueReminders {
  /** Reminders due on a day or before, the longest waiting first, without those that failed recently. */
  readonly due: (query: {
    readonly until: string
    readonly now: Date
    readonly limit: number
    readonly unreadable: Unreadable
  }) => TaskEither<ServiceUnavailable, readonly DueReminder[]>
  /**
   * All or nothing: decides on a reminder that is still due and not claimed by another process, stores the outcome and queues the mail. An
   * order has at most one reminder: one that moves to an order with its own is deleted. `false` if nothing was due; `undefined` decides
   * nothing.
   */
  readonly decide: (
    id: number,
    until: string,
    decide: (due: DueReminder) => ReminderOutcome | undefined,
  ) => TaskEither<ServiceUnavailable, boolean>
}
