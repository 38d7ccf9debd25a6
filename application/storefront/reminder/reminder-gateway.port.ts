import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AlarmChange, CreateLocation } from '../../../domain/reminder/reminder-alarm.ts'
import type { ShownAlarm } from '../../../domain/reminder/shown-alarm.ts'
import type { ReminderSuggestion } from '../../../domain/reminder/suggest-reminder.ts'
import type { WeeklyUsage } from '../../../domain/reminder/weekly-usage.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export type ReminderInput = {
  readonly orderId: number
  readonly usage: WeeklyUsage
  /** yyyy-MM-dd. */
  readonly day: string
  readonly createLocation: CreateLocation
}

/** With the URL of its calendar file. */
export type ListedReminder = ShownAlarm & { readonly calendarPath: string }

/** A signed-in customer's reminders, through the API; a guest is refused, only `end` needs no session. */
export interface ReminderGateway {
  /** The next one first. */
  readonly list: () => TaskEither<Failure, readonly ListedReminder[]>
  /** The day to be reminded of an order; without a usage, for lenses worn every day. */
  readonly suggest: (orderId: number, usage?: WeeklyUsage) => TaskEither<Failure, ReminderSuggestion>
  readonly set: (input: ReminderInput) => TaskEither<Failure, ListedReminder>
  readonly change: (id: number, change: AlarmChange) => TaskEither<Failure, ListedReminder>
  readonly remove: (id: number) => TaskEither<Failure, void>
  readonly end: (token: string) => TaskEither<Failure, void>
}
export const ReminderGateway = token<ReminderGateway>('ReminderGateway')
