import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { EndToken } from '../../../domain/reminder/end-token.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'

export type ReminderNotFound = NotFound<'reminder'>

/** Reminders of customers. Every method takes the owner: no other customer's reminder is ever returned or changed. */
export interface ReminderAlarms {
  /** The next one first. */
  readonly list: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly ReminderAlarm[]>
  /** Sets the reminder of its order, in place of an existing one, and activates it. */
  readonly set: (alarm: Omit<ReminderAlarm, 'id' | 'state'>) => TaskEither<ServiceUnavailable, ReminderAlarm>
  readonly change: <Refused>(
    owner: AccountId,
    id: number,
    decide: (alarm: ReminderAlarm) => Either<Refused, ReminderAlarm>,
  ) => TaskEither<Refused | ReminderNotFound | ServiceUnavailable, ReminderAlarm>
  readonly remove: (owner: AccountId, id: number) => TaskEither<ReminderNotFound | ServiceUnavailable, void>
  /** Ends the reminder of a mail's token; nothing if it ended before or does not exist. */
  readonly end: (token: EndToken) => TaskEither<ServiceUnavailable, void>
}
