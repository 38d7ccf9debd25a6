import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** The customer's own reminders, the next one first (Account §7). */
export type ListReminders = ReminderGateway['list']
export const ListReminders = token<ListReminders>('ListReminders')

export const makeListReminders =
  (deps: { readonly reminders: ReminderGateway; readonly asCustomer: AsCustomer }): ListReminders =>
  (...input) => deps.asCustomer(deps.reminders.list(...input))
