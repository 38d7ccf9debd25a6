import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { LetterWords } from './letter-words.port.ts'
import type { Mail } from './mail.ts'
import { orderLetter } from './order-letter.ts'

/**
 * The confirmation of an order, in the shopper's language and the brand's tone. One an order, ever: its key says so.
 */
export const orderMail = (order: Order, settings: ShopSettings, words: LetterWords): Mail => {
  const say = words(order.locale, settings.tone)
  const subject = say('letter.order_subject', { number: order.number, brand: settings.brandName })
  const letter = orderLetter(order, settings, say)
  return {
    key: `order-confirmation:${order.token}`,
    to: order.email,
    from: settings.email,
    subject,
    text: letterText(letter),
    html: letterHtml(letter, subject),
  }
}
