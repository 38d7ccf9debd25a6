import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** Tells that an order was given up because nobody paid it. One an order, ever: its key says so. */
export const releaseMail = (order: Order, settings: ShopSettings, words: MailTexts): Mail => {
  const { number } = order
  const say = words(order.locale, settings.tone)
  return plainOrderMail(order, settings, say, {
    key: `order-released:${order.token}`,
    subject: say('mail.released_subject', { number }),
    sentences: [say('mail.released', { number }), say('mail.late')],
  })
}
