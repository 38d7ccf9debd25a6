import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { StoredReminder, ShopState } from '../shop-state.ts'

/** Reminders with their orders; a reminder without its order is left out. */
export const alarmsOf = ({ orders }: ShopState, reminders: readonly StoredReminder[]): readonly ReminderAlarm[] =>
  reminders.flatMap(({ orderToken, dueOn: _when, ...alarm }) => {
    const order = orders.get(orderToken)
    return order === undefined ? [] : [{ ...alarm, order }]
  })

/** By default a reminder is processed on its day. */
export const storeReminder = ({ reminders }: ShopState, { order, ...alarm }: ReminderAlarm, dueOn = alarm.day): void => {
  reminders.set(alarm.id, { ...alarm, orderToken: order.token, dueOn: alarm.state === 'paused' ? undefined : dueOn })
}
