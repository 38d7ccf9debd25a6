import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { ReminderGateway } from './reminder-gateway.port.ts'

/** Deletes an own reminder (Account §7). */
export type DeleteReminder = ReminderGateway['remove']
export const DeleteReminder = token<DeleteReminder>('DeleteReminder')

export const makeDeleteReminder =
  (deps: { readonly reminders: ReminderGateway; readonly asCustomer: AsCustomer }): DeleteReminder =>
  (...input) => deps.asCustomer(deps.reminders.remove(...input))
