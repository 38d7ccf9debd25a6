import type { Customer } from '../../../domain/customer/customer.ts'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { ShownAlarm } from '../../../domain/reminder/shown-alarm.ts'
import { inLocale, type Locale } from '../../../domain/shop/locale.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { lineDetails } from '../mail/order-mail-content.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

export type ShowDeps = { readonly register: ShopRegister; readonly mailTexts: MailTexts }

/** In the reader's language; the order's own language is included. */
export const toShownAlarm = (deps: ShowDeps, alarm: ReminderAlarm, { email }: Customer, locale: Locale): ShownAlarm => {
  const { id, state, createLocation, usage, day, order } = alarm
  const settings = deps.register.settings(order.brandChannel)
  const say = deps.mailTexts(locale, settings.tone)
  return {
    id, state, createLocation, usage, day,
    orderNumber: order.number,
    reminderEmail: email,
    order: {
      id: order.id,
      locale: order.locale,
      salesChannel: settings.salesChannel,
      items: boughtLines(order.lines).map((line) => ({
        quantity: line.quantity,
        variantRepresentation: [inLocale(line.titles, locale), ...lineDetails(line, locale, say)].join(', '),
      })),
    },
  }
}
