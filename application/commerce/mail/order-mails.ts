import type { Order } from '../../../domain/order/order.ts'
import { isPaymentDue } from '../../../domain/order/payment-due.ts'
import { isProviderMethod } from '../../../domain/payment/provider-code.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { orderMail } from './order-mail.ts'

/** An order is confirmed once nothing is left to pay on a payment page; a transfer in advance needs the mail first. */
const isConfirmed = (order: Order | undefined): order is Order =>
  order !== undefined &&
  order.status !== 'cancelled' &&
  (order.paymentMethod === undefined || !isProviderMethod(order.paymentMethod) || !isPaymentDue(order))

/** The mails for a change of an order: the confirmation, when it becomes confirmed. */
export const orderMails = (before: Order | undefined, after: Order, settings: ShopSettings, words: MailTexts): readonly Mail[] =>
  isConfirmed(after) && !isConfirmed(before) ? [orderMail(after, settings, words)] : []
