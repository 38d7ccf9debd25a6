import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { fillIn } from './fill-in.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Mail } from './mail.ts'
import { orderLetter } from './order-letter.ts'
import { SENTENCES } from './order-mail-texts.ts'

/**
 * The confirmation of an order, in the shopper's language and the brand's tone. One an order, ever: its key says so.
 */
export const orderMail = (order: Order, settings: ShopSettings): Mail => {
  const subject = fillIn(SENTENCES.subject[settings.tone][order.locale], {
    number: order.number,
    brand: settings.brandName,
  })
  const letter = orderLetter(order, settings)
  return {
    key: `order-confirmation:${order.token}`,
    to: order.email,
    from: settings.email,
    subject,
    text: letterText(letter),
    html: letterHtml(letter, subject),
  }
}
