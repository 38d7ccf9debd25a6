import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** When to remind of an own order (Account §7). */
export type SuggestReminder = ReminderGateway['suggest']
export const SuggestReminder = token<SuggestReminder>('SuggestReminder')

export const makeSuggestReminder =
  (deps: { readonly reminders: ReminderGateway; readonly asCustomer: AsCustomer }): SuggestReminder =>
  (...asked) => deps.asCustomer(deps.reminders.suggest(...asked))
