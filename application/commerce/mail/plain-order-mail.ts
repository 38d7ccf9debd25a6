import type { MailKey } from '../../../domain/limits/mail-budget.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Say } from './mail-texts.port.ts'
import { orderLink } from './order-link.ts'
import type { MailContent, MailLink, MailPart } from './mail-content.ts'
import type { Mail } from './mail.ts'
import { writeMail } from './write-mail.ts'

type OrderMailText = {
  readonly key: MailKey
  readonly subject: string
  readonly sentences: readonly string[]
  readonly parts?: readonly MailPart[]
  /** The link; to the order by default. */
  readonly link?: MailLink
}

/** A short mail about an order: greeting, sentences, contact details. */
export const plainOrderMail = (order: Order, settings: ShopSettings, say: Say, mail: OrderMailText): Mail => {
  const { key, subject, sentences, parts = [], link = orderLink(order, settings, say) } = mail
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
