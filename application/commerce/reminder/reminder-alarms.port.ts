import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { EndToken } from '../../../domain/reminder/end-token.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type ReminderNotFound = NotFound<'reminder'>

/** Alarms as their owners set them. Every question names the owner: nobody else's alarm is ever answered or changed. */
export interface ReminderAlarms {
  /** The next one first. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly ReminderAlarm[]>
  /** Sets the alarm of its order; one that is set already is this one from now on, and waits again. */
  readonly set: (alarm: Omit<ReminderAlarm, 'id' | 'state'>) => TaskEither<ServiceUnavailable, ReminderAlarm>
  readonly change: <Refused>(
    owner: AccountId,
    id: number,
    decide: (alarm: ReminderAlarm) => Either<Refused, ReminderAlarm>,
  ) => TaskEither<Refused | ReminderNotFound | ServiceUnavailable, ReminderAlarm>
  readonly remove: (owner: AccountId, id: number) => TaskEither<ReminderNotFound | ServiceUnavailable, void>
  /** Ends the alarm of a letter, whosever it is; one that ended before, or never was, has ended. */
  readonly end: (token: EndToken) => TaskEither<ServiceUnavailable, void>
}
