import type { reminderContract } from '../../contract/reminder.ts'
import type { UseCases } from '../operation.ts'
import { makeDeleteReminderAlarm } from './delete-reminder-alarm.ts'
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
  deleteReminderAlarm: makeDeleteReminderAlarm,
  endReminderAlarm: makeEndReminderAlarm,
} satisfies UseCases<typeof reminderContract>
