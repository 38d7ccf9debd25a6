import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { orderMailContent } from './order-mail-content.ts'
import { writeMail } from './write-mail.ts'

/** The confirmation of an order, in the shopper's language and the brand's tone. Sent once per order, by its key. */
export const orderMail = (order: Order, settings: ShopSettings, words: MailTexts): Mail => {
  const say = words(order.locale, settings.tone)
  const subject = say('mail.order_subject', { number: order.number, brand: settings.brandName })
  const content = orderMailContent(order, settings, say)
  return writeMail(settings, { key: `order-confirmation:${order.token}`, to: order.email, subject, content })
}
