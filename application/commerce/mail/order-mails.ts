import type { Order } from '../../../domain/order/order.ts'
import { isPaymentDue } from '../../../domain/order/payment-due.ts'
import { isProviderMethod } from '../../../domain/payment/provider-code.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { MailTexts } from './mail-texts.port.ts'
import type { Mail } from './mail.ts'
import { orderMail } from './order-mail.ts'

/**
 * An order stands as soon as nothing has to be paid on a payment page any more; who pays in advance needs the mail
 * to do so.
 */
const stands = (order: Order | undefined): order is Order =>
  order !== undefined &&
  order.status !== 'cancelled' &&
  (order.paymentMethod === undefined || !isProviderMethod(order.paymentMethod) || !isPaymentDue(order))

/** The mails a change of an order calls for: the confirmation, in the moment it comes to stand. */
export const orderMails = (before: Order | undefined, after: Order, settings: ShopSettings, words: MailTexts): readonly Mail[] =>
  stands(after) && !stands(before) ? [orderMail(after, settings, words)] : []
