import type { ReminderAlarms } from './reminder-alarms.port.ts'
import type { UseCase } from '../operation.ts'
import type { reminderContract } from '../../contract/reminder.ts'

/** Deletes one of the customer's reminders; somebody else's is not found (Account §7). */
export type DeleteReminderAlarm = UseCase<typeof reminderContract.deleteReminderAlarm>

export const makeDeleteReminderAlarm =
  ({ reminders }: { readonly reminders: ReminderAlarms }): DeleteReminderAlarm =>
  ({ owner }, { id }) => reminders.remove(owner, id)
