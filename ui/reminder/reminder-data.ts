import type { ListedReminder } from '../../application/storefront/reminder/reminder-gateway.port.ts'
import type { AlarmState } from '../../domain/reminder/reminder-alarm.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { localePath } from '../../domain/shop/localized-path.ts'

/** A reminder as its page shows it. */
export type ReminderEntry = {
  readonly id: number
  readonly state: AlarmState
  /** yyyy-MM-dd. */
  readonly day: string
  readonly usage: number
  readonly orderNumber: string
  readonly orderPath: string
  readonly changePath: string
  /** A file for a calendar. */
  readonly calendarPath: string
  readonly goods: readonly string[]
}

export const toReminderEntry = (
  { id, state, day, usage, orderNumber, order, calendarPath }: ListedReminder, locale: Locale,
): ReminderEntry => ({
  id, state, day, usage, orderNumber, calendarPath,
  orderPath: localePath(locale, `/my-account/order/${order.id}`),
  changePath: localePath(locale, `/my-account/reminders/${order.id}`),
  goods: order.items.map(({ quantity, variantRepresentation }) => `${quantity} × ${variantRepresentation}`),
})
