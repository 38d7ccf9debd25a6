import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { LetterWords } from './letter-words.port.ts'
import type { Mail } from './mail.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** Tells that an order was given up because nobody paid it. One an order, ever: its key says so. */
export const releaseMail = (order: Order, settings: ShopSettings, words: LetterWords): Mail => {
  const { number } = order
  const say = words(order.locale, settings.tone)
  return plainOrderMail(order, settings, say, {
    key: `order-released:${order.token}`,
    subject: say('letter.released_subject', { number }),
    sentences: [say('letter.released', { number }), say('letter.late')],
  })
}
