import type { Customer } from '../../../domain/customer/customer.ts'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import type { ReminderAlarm } from '../../../domain/reminder/reminder-alarm.ts'
import type { EndToken } from '../../../domain/reminder/end-token.ts'
import type { ReorderToken } from '../../../domain/reorder/reorder-token.ts'
import { shopOrigin } from '../../../domain/settings/shop-origin.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { greeting } from './greeting.ts'
import type { MailContent } from './mail-content.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { itemRow } from './order-mail-content.ts'
import { writeMail } from './write-mail.ts'

type AlarmMailInput = {
  readonly alarm: ReminderAlarm
  readonly customer: Customer
  readonly endToken: EndToken
  readonly reorderToken: ReorderToken
  readonly words: MailTexts
}

/**
 * Reminds of the lenses of an order, in the customer's language, else the order's, with links to order again and to end the reminders. At
 * most one a day.
 */
export const alarmMail = ({ alarm, customer, endToken, reorderToken, words }: AlarmMailInput, settings: ShopSettings): Mail => {
  const { order, day, id } = alarm
  const { number } = order
  const locale = customer.locale ?? order.locale
  const say = words(locale, settings.tone)
  const { brandName, internationalPhone: phone, email } = settings
  const address = (path: string): string => shopOrigin(settings) + localePath(locale, path)
  const subject = say('mail.alarm_subject')
  const content: MailContent = {
    locale,
    opening: [
      greeting(say, customer),
      say('mail.alarm', { number }),
    ],
    parts: [{
      heading: `${say('order.number')} ${number}`,
      rows: boughtLines(order.lines).map((line) => itemRow(line, locale, say)),
    }],
    link: { text: say('mail.alarm_reorder'), address: address(`/reorder/token/${reorderToken}`) },
    closing: [say('mail.alarm_why'), say('mail.help', { phone, email }), brandName],
    wayOut: { text: say('mail.alarm_end'), address: address(`/reminder/end/${endToken}`) },
  }
  return writeMail(settings, {
    key: `reminder-alarm:${id}:${order.token}:${day}`, to: customer.email, subject, content, isSecret: true,
  })
}
