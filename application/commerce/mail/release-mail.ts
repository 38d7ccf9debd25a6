import type { Order } from '../../../domain/order/order.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Mail } from './mail.ts'
import { PAYMENT_SENTENCES } from './payment-mail-texts.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** Tells that an order was given up because nobody paid it. One an order, ever: its key says so. */
export const releaseMail = (order: Order, settings: ShopSettings): Mail =>
  plainOrderMail(order, settings, {
    key: `order-released:${order.token}`,
    subject: PAYMENT_SENTENCES.releasedSubject,
    sentences: [PAYMENT_SENTENCES.released, PAYMENT_SENTENCES.late],
  })
