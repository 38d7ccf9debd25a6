import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ReminderAlarms } from './reminder-alarms.port.ts'

/** Deletes one of the customer's reminders; somebody else's is not found (Account §7). */
export type DeleteReminderAlarm = (owner: AccountId, id: number) => TE.TaskEither<Failure, void>

export const makeDeleteReminderAlarm =
  ({ reminders }: { readonly reminders: ReminderAlarms }): DeleteReminderAlarm =>
  (owner, id) => reminders.remove(owner, id)
