import type { reminderContract } from '../../contract/reminder.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'
import type { UseCases } from '../operation.ts'
import { makeEndReminderAlarm } from './end-reminder-alarm.ts'
import { makeGetReminderAlarms } from './get-reminder-alarms.ts'
import { makeCreateReminderAlarmSuggestion, makeRecalculateReminderAlarmSuggestion } from './reminder-alarm-suggestion.ts'
import { makeUpdateActiveReminderAlarm } from './update-active-reminder-alarm.ts'
import { makeUpdateReminderAlarm } from './update-reminder-alarm.ts'

export const reminderOperations = {
  getReminderAlarms: makeGetReminderAlarms,
  createReminderAlarmSuggestion: makeCreateReminderAlarmSuggestion,
  recalculateReminderAlarmSuggestion: makeRecalculateReminderAlarmSuggestion,
  updateActiveReminderAlarm: makeUpdateActiveReminderAlarm,
  updateReminderAlarm: makeUpdateReminderAlarm,
  deleteReminderAlarm: ({ reminders }: { readonly reminders: ReminderAlarms }) => ({ owner }, { id }) => reminders.remove(owner, id),
  endReminderAlarm: makeEndReminderAlarm,
} satisfies UseCases<typeof reminderContract>
