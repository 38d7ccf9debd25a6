import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** How a refund is paid back, as a sentence. */
export const refundMethodText = ({ paymentId }: Pick<Refund, 'paymentId'>, payments: readonly Payment[], say: Say): string => {
  const method = payments.find((payment) => payment.id === paymentId)?.method
  return method === undefined ? say('mail.refund_transfer') : say('mail.refund_same_method', { method: say(`payment.method.${method}`) })
}

/** Notifies of a refund, its amount and method, when it is decided. Sent once per refund. */
export const orderRefundMail = (
  order: Order, refund: Refund, payments: readonly Payment[], settings: ShopSettings, words: MailTexts,
): Mail => {
  const say = words(order.locale, settings.tone)
  const { number } = order
  const { id } = refund
  const amount = formatMoney(refund.amount)
  return plainOrderMail(order, settings, say, {
    key: `order-refund:${order.token}:${id}`,
    subject: say('mail.refund_subject', { number }),
    sentences: [
      say('mail.order_refund', { number, amount }),
      refundMethodText(refund, payments, say),
    ],
  })
}
