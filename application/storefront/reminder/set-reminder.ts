import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** Sets or changes the reminder of an own order (Account §7). */
export type SetReminder = ReminderGateway['set']
export const SetReminder = token<SetReminder>('SetReminder')

export const makeSetReminder =
  (deps: { readonly reminders: ReminderGateway; readonly asCustomer: AsCustomer }): SetReminder =>
  (...input) => deps.asCustomer(deps.reminders.set(...input))
