import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The reminders of a customer. */
export type ReminderDateDeps = {
  readonly reminders: { readonly list: (owner: AccountId) => TE.TaskEither<ServiceUnavailable, readonly ReminderAlarm[]> }
}

const dated = (alarms: readonly ReminderAlarm[]) => (order: Order): Order => {
  const alarm = alarms.find(({ order: { id }, state }) => id === order.id && state === 'waiting')
  return alarm === undefined ? order : { ...order, nextReminderDate: alarm.day }
}

/** The customer's orders with the day of their next reminder, if one is waiting (Commerce §3). */
export const withReminderDates =
  ({ reminders }: ReminderDateDeps, owner: AccountId) =>
  (orders: readonly Order[]): TE.TaskEither<ServiceUnavailable, readonly Order[]> =>
    pipe(reminders.list(owner), TE.map((alarms) => orders.map(dated(alarms))))
