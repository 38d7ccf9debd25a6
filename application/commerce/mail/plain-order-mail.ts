import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import { fillIn } from './fill-in.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { Letter } from './letter.ts'
import type { VoicedText } from './mail-text.ts'
import type { Mail } from './mail.ts'
import { SENTENCES } from './order-mail-texts.ts'

type Said = {
  readonly key: string
  readonly subject: VoicedText
  readonly sentences: readonly VoicedText[]
  readonly words?: Readonly<Record<string, string>>
}

/** A short letter about an order, in the shopper's language and the brand's tone. */
export const plainOrderMail = (order: Order, settings: ShopSettings, { key, subject, sentences, words = {} }: Said): Mail => {
  const { locale, number, billingAddress } = order
  const { tone, brandName: brand, internationalPhone: phone, email } = settings
  const name = `${billingAddress.firstName} ${billingAddress.lastName}`
  const say = (text: VoicedText): string => fillIn(text[tone][locale], { number, brand, name, phone, email, ...words })
  const letter: Letter = {
    locale,
    opening: [say(SENTENCES.greeting), ...sentences.map(say)],
    parts: [],
    closing: [say(SENTENCES.help), brand],
  }
  const title = say(subject)
  return { key, to: order.email, from: email, subject: title, text: letterText(letter), html: letterHtml(letter, title) }
}
