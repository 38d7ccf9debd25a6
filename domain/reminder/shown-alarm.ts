import type { Email } from '../customer/email.ts'
import type { Locale } from '../shop/locale.ts'
import type { ReminderAlarm } from './reminder-alarm.ts'

/** An alarm as its owner sees it, with the ordered items as printed on the boxes (Account §3). */
export type ShownAlarm = Pick<ReminderAlarm, 'id' | 'state' | 'createLocation' | 'usage' | 'day'> & {
  readonly orderNumber: string
  readonly reminderEmail: Email
  readonly order: {
    readonly id: number
    readonly locale: Locale
    readonly salesChannel: string
    readonly items: readonly { readonly quantity: number; readonly variantRepresentation: string }[]
  }
}
