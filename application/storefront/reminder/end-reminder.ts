import { token } from '../../token.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** Ends a reminder by the link in its mail. */
export type EndReminder = ReminderGateway['end']
export const EndReminder = token<EndReminder>('EndReminder')

export const makeEndReminder = ({ reminders }: { readonly reminders: ReminderGateway }): EndReminder => reminders.end
