import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { plainOrderMail } from './plain-order-mail.ts'
import { transferParts } from './transfer-part.ts'

/** Reminds of a transfer that has not arrived. Sent once per order, by its key. */
export const reminderMail = (order: Order, settings: ShopSettings, words: MailTexts): Mail => {
  const { number, locale, totals } = order
  const say = words(locale, settings.tone)
  return plainOrderMail(order, settings, say, {
    key: `order-reminder:${order.token}`,
    subject: say('mail.reminder_subject', { number }),
    sentences: [say('mail.reminder', { number, amount: formatMoney(totals.total) }), say('mail.reminder_end', { number })],
    parts: transferParts(order, settings, say),
  })
}
