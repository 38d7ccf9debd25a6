import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Settled } from '../../../domain/payment/settle-payment.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Mail } from './mail.ts'
import { PAYMENT_SENTENCES } from './payment-mail-texts.ts'
import { PAYMENT_NAMES } from './payment-names.ts'
import { plainOrderMail } from './plain-order-mail.ts'

/** The letter about money that goes back, in the moment that is decided. One an attempt, ever. */
export const refundMails = (before: Payment, { payment, order }: Settled, settings: ShopSettings): readonly Mail[] => {
  if (before.status === payment.status || payment.status !== 'refunding') return []
  return [
    plainOrderMail(order, settings, {
      key: `payment-refund:${payment.id}`,
      subject: PAYMENT_SENTENCES.refundSubject,
      sentences: [
        order.paidAt === undefined ? PAYMENT_SENTENCES.paidTooLate : PAYMENT_SENTENCES.paidTwice,
        PAYMENT_SENTENCES.refund,
      ],
      words: { amount: formatMoney(payment.amount, order.locale), method: PAYMENT_NAMES[payment.method][order.locale] },
    }),
  ]
}
