import type { AlarmChange, CreateLocation } from '../../domain/reminder/reminder-alarm.ts'
import type { ShownAlarm } from '../../domain/reminder/shown-alarm.ts'
import type { ReminderSuggestion } from '../../domain/reminder/suggest-reminder.ts'
import type { WeeklyUsage } from '../../domain/reminder/weekly-usage.ts'
import { none, operation, type } from './operation.ts'

/** The reminder of an order. */
export type ReminderInput = {
  readonly orderId: number
  readonly usage: WeeklyUsage
  /** yyyy-MM-dd. */
  readonly day: string
  readonly createLocation: CreateLocation
}

type OfOrder = { readonly orderId: number }
type OfAlarm = { readonly id: number }

/** Reminders of the customer's orders. */
export const reminderContract = {
  /** The next due first. */
  getReminderAlarms: operation({ input: none, output: type<readonly ShownAlarm[]>(), refusals: [], permission: 'customer' }),
  /** The day to be reminded of an order with lenses worn every day. */
  createReminderAlarmSuggestion: operation({
    input: type<OfOrder>(), output: type<ReminderSuggestion>(), refusals: ['NotFound'], permission: 'customer',
  }),
  recalculateReminderAlarmSuggestion: operation({
    input: type<OfOrder & { readonly usage: WeeklyUsage }>(), output: type<ReminderSuggestion>(), refusals: ['NotFound'],
    permission: 'customer',
  }),
  updateActiveReminderAlarm: operation({
    input: type<ReminderInput>(), output: type<ShownAlarm>(), refusals: ['NotFound'], permission: 'customer',
  }),
  updateReminderAlarm: operation({
    input: type<OfAlarm & { readonly change: AlarmChange }>(), output: type<ShownAlarm>(), refusals: ['NotFound'], permission: 'customer',
  }),
  deleteReminderAlarm: operation({ input: type<OfAlarm>(), output: type<void>(), refusals: ['NotFound'], permission: 'customer' }),
  /** By the link of a mail; reveals nothing about the reminder. */
  endReminderAlarm: operation({
    input: type<{ readonly token: string }>(), output: type<void>(), refusals: ['TooManyAttempts'], permission: 'e-mail token',
  }),
}
