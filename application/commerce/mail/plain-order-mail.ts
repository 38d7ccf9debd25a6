import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Say } from './letter-words.port.ts'
import type { Letter } from './letter.ts'
import type { Mail } from './mail.ts'

type Said = { readonly key: string; readonly subject: string; readonly sentences: readonly string[] }

/** A short letter about an order: a greeting, what there is to say, and where to ask. */
export const plainOrderMail = (order: Order, settings: ShopSettings, say: Say, { key, subject, sentences }: Said): Mail => {
  const { firstName, lastName } = order.billingAddress
  const { brandName, internationalPhone: phone, email } = settings
  const letter: Letter = {
    locale: order.locale,
    opening: [say('letter.greeting', { name: `${firstName} ${lastName}` }), ...sentences],
    parts: [],
    closing: [say('letter.help', { phone, email }), brandName],
  }
  return { key, to: order.email, from: email, subject, text: letterText(letter), html: letterHtml(letter, subject) }
}
