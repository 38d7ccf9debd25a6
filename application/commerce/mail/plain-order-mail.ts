import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Say } from './mail-texts.port.ts'
import { orderLink } from './order-link.ts'
import type { MailContent, MailLink, MailPart } from './mail-content.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './write-mail.ts'

type Said = {
  readonly key: MailKey
  readonly subject: string
  readonly sentences: readonly string[]
  readonly parts?: readonly MailPart[]
  /** Where it leads; to the order unless said otherwise. */
  readonly link?: MailLink
}

/** A short mail about an order: a greeting, what there is to say, and where to ask. */
export const plainOrderMail = (order: Order, settings: ShopSettings, say: Say, said: Said): Mail => {
  const { key, subject, sentences, parts = [], link = orderLink(order, settings, say) } = said
  const { firstName, lastName } = order.billingAddress
  const { brandName, internationalPhone: phone, email } = settings
  const content: MailContent = {
    locale: order.locale,
    opening: [say('mail.greeting', { name: `${firstName} ${lastName}` }), ...sentences],
    parts,
    link,
    closing: [say('mail.help', { phone, email }), brandName],
  }
  return writeMail(settings, { key, to: order.email, subject, content })
}
