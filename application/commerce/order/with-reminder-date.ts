import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** What is asked of reminders here: those of a customer. */
export type ReminderDateDeps = {
  readonly reminders: { readonly list: (owner: AccountId) => TE.TaskEither<ServiceUnavailable, readonly ReminderAlarm[]> }
}

const dated = (alarms: readonly ReminderAlarm[]) => (order: Order): Order => {
  const alarm = alarms.find((one) => one.order.id === order.id && one.state === 'waiting')
  return alarm === undefined ? order : { ...order, nextReminderDate: alarm.day }
}

/** Own orders with the day on which their owner is reminded of them next; an alarm that waits for nothing has none (Commerce §3). */
export const withReminderDates =
  ({ reminders }: ReminderDateDeps, owner: AccountId) =>
  (orders: readonly Order[]): TE.TaskEither<ServiceUnavailable, readonly Order[]> =>
    pipe(reminders.list(owner), TE.map((alarms) => orders.map(dated(alarms))))
