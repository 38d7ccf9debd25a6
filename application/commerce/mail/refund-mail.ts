import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { SettledPayment } from '../../../domain/payment/settle-payment.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** Notifies of a refunded payment when it is decided. Sent once per payment. */
export const refundMails = (
  before: Payment, { payment, order }: SettledPayment, settings: ShopSettings, words: MailTexts
): readonly Mail[] => {
  if (before.status === payment.status || payment.status !== 'refunding') return []
  const { number, locale } = order
  const say = words(locale, settings.tone)
  const amount = formatMoney(payment.amount)
  return [
    plainOrderMail(order, settings, say, {
      key: `payment-refund:${payment.id}`,
      subject: say('mail.refund_subject', { number }),
      sentences: [
        say(order.paidAt === undefined ? 'mail.paid_too_late' : 'mail.paid_twice', { number, amount }),
        say('mail.refund', { amount, method: say(`payment.method.${payment.method}`) }),
      ],
    }),
  ]
}
