import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** Changes an own reminder (Account §7). */
export type ChangeReminder = ReminderGateway['change']
export const ChangeReminder = token<ChangeReminder>('ChangeReminder')

export const makeChangeReminder =
  (deps: { readonly reminders: ReminderGateway; readonly asCustomer: AsCustomer }): ChangeReminder =>
  (...input) => deps.asCustomer(deps.reminders.change(...input))
