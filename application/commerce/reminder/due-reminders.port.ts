import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { EndToken } from '../../../domain/reminder/end-token.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ReorderToken } from '../../../domain/reorder/reorder-token.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from '../mail/mail.ts'

/** An alarm whose turn has come; `later` are its owner's orders after its own. */
export type DueReminder = { readonly alarm: ReminderAlarm; readonly later: readonly Order[]; readonly customer: Customer }

/** The link repeats the order of the alarm from now on, in place of the one of an earlier mail about it. */
export type ReminderMail = {
  readonly mail: Mail
  readonly endToken: EndToken
  readonly reorderToken: ReorderToken
  readonly reorderEndsAt: Date
}

/**
 * What becomes of it: it is kept as `alarm` and looked at again from `lookOn` (yyyy-MM-dd) on, with the letter that is written, if
 * any, what ends the alarm by it, and the link in it that repeats the order; or it is dropped.
 */
export type TurnedReminder =
  | {
      readonly _tag: 'Kept'
      readonly alarm: ReminderAlarm
      readonly lookOn: string
      readonly mail?: ReminderMail
    }
  | { readonly _tag: 'Dropped' }

/** Alarms by the day on which to look at them. */
export interface DueReminders {
  /** Alarms to be looked at on a day or before, the longest waiting first, without those that failed a short while ago. */
  readonly due: (asked: {
    readonly until: string
    readonly now: Date
    readonly limit: number
    readonly unreadable: Unreadable
  }) => TaskEither<ServiceUnavailable, readonly DueReminder[]>
  /**
   * All or nothing: decides on an alarm that is still due and that no other process has in hand, keeps what was decided, puts its
   * letter in the outbox. An order has one alarm: one that moves to an order that has its own is dropped. Answers whether there
   * was something to decide on; `undefined` decides nothing.
   */
  readonly decide: (
    id: number,
    until: string,
    decide: (due: DueReminder) => TurnedReminder | undefined,
  ) => TaskEither<ServiceUnavailable, boolean>
}
