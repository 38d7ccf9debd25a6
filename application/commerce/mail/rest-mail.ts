import { formatMoney } from '../../../domain/money/money-format.ts'
import type { ChangeKey } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import { isPaymentDue, paymentDue } from '../../../domain/order/payment-due.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts, Say } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { packRows } from './pack-rows.ts'
import { plainOrderMail } from './plain-order-mail.ts'
import { refundMethodText } from './order-refund-mail.ts'

type Rest = {
  readonly order: Order
  readonly packs: readonly LineQuantity[]
  readonly refund: Refund | undefined
  readonly payments: readonly Payment[]
  readonly key: ChangeKey
}

const moneyOf = ({ order, refund, payments }: Rest, say: Say): readonly string[] => {
  const { number } = order
  if (refund !== undefined)
    return [say('mail.order_refund', { number, amount: formatMoney(refund.amount) }), refundMethodText(refund, payments, say)]
  return isPaymentDue(order) ? [say('mail.remaining_items_due', { amount: formatMoney(paymentDue(order)) })] : []
}

/** Notifies that the remaining items are cancelled, and of the refund. Sent once per cancellation. */
export const restMail = (rest: Rest, settings: ShopSettings, words: MailTexts): Mail => {
  const { order, packs, key } = rest
  const say = words(order.locale, settings.tone)
  const { number } = order
  return plainOrderMail(order, settings, say, {
    key: `order-remaining-items-cancelled:${order.token}:${key}`,
    subject: say('mail.remaining_items_subject', { number }),
    sentences: [say('mail.remaining_items', { number }), ...moneyOf(rest, say), say('mail.remaining_items_invoice')],
    parts: [{ heading: say('mail.remaining_items_list'), rows: packRows(order, packs, say) }],
  })
}
