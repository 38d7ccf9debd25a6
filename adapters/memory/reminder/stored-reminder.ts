import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { StoredReminder, ShopState } from '../shop-state.ts'

/** An alarm with its order; an order nobody finds has none. */
export const alarmsOf = ({ orders }: ShopState, kept: readonly StoredReminder[]): readonly ReminderAlarm[] =>
  kept.flatMap(({ orderToken, lookOn: _when, ...alarm }) => {
    const order = orders.get(orderToken)
    return order === undefined ? [] : [{ ...alarm, order }]
  })

/** Whoever says nothing else looks at it on its day. */
export const storeReminder = ({ reminders }: ShopState, { order, ...alarm }: ReminderAlarm, lookOn = alarm.day): void => {
  reminders.set(alarm.id, { ...alarm, orderToken: order.token, lookOn: alarm.state === 'paused' ? undefined : lookOn })
}
