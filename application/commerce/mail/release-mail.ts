import type { Order } from '../../../domain/order/order.ts'
import { isProviderMethod } from '../../../domain/payment/provider-code.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** What happens to a late payment: refunded automatically on a payment page, by staff for a transfer. */
const sentences = ({ number, paymentMethod, cancelledBy }: Order, say: Say): readonly string[] => {
  if (cancelledBy === 'shop') return [say('mail.cancelled', { number })]
  const isOnline = paymentMethod !== undefined && isProviderMethod(paymentMethod)
  return [say('mail.released', { number }), ...(isOnline ? [say('mail.late')] : [])]
}

/** Notifies that an unpaid order was released or an order was cancelled by the shop. Sent once per order, by its key. */
export const releaseMail = (order: Order, settings: ShopSettings, words: MailTexts): Mail => {
  const say = words(order.locale, settings.tone)
  return plainOrderMail(order, settings, say, {
    key: `order-released:${order.token}`,
    subject: say('mail.released_subject', { number: order.number }),
    sentences: sentences(order, say),
  })
}
