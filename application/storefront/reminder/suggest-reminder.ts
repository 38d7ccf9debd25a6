import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** The day to be reminded of an order of the customer (Account §7). */
export type SuggestReminder = ReminderGateway['suggest']
export const SuggestReminder = token<SuggestReminder>('SuggestReminder')

export const makeSuggestReminder =
  (deps: { readonly reminders: ReminderGateway; readonly asCustomer: AsCustomer }): SuggestReminder =>
  (...input) => deps.asCustomer(deps.reminders.suggest(...input))
