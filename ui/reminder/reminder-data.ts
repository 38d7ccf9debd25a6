import { calendarPath } from '../../application/contract/downloads.ts'
import type { ShownAlarm } from '../../domain/reminder/shown-alarm.ts'
import type { AlarmState } from '../../domain/reminder/reminder-alarm.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

/** A reminder for display. */
export type ReminderEntry = {
  readonly id: number
  readonly state: AlarmState
  /** yyyy-MM-dd. */
  readonly day: string
  readonly usage: number
  readonly orderNumber: string
  readonly orderPath: string
  readonly changePath: string
  /** The path of a calendar file. */
  readonly calendarPath: string
  readonly items: readonly string[]
}

export const toReminderEntry = (
  { id, state, day, usage, orderNumber, order }: ShownAlarm, locale: Locale,
): ReminderEntry => ({
  id, state, day, usage, orderNumber, calendarPath: calendarPath(id),
  orderPath: localePath(locale, `/my-account/order/${order.id}`),
  changePath: localePath(locale, `/my-account/reminders/${order.id}`),
  items: order.items.map(({ quantity, variantRepresentation }) => `${quantity} × ${variantRepresentation}`),
})
