import { token } from '../../token.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** Ends the reminder a letter came from, whoever has the letter. */
export type EndReminder = ReminderGateway['end']
export const EndReminder = token<EndReminder>('EndReminder')

export const makeEndReminder = ({ reminders }: { readonly reminders: ReminderGateway }): EndReminder => reminders.end
