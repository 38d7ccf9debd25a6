import * as E from 'fp-ts/lib/Either.js'
import { ownKey } from '../../../domain/order/change-key.ts'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import { settlePayment, type SettledPayment } from '../../../domain/payment/settle-payment.ts'
import { cardToSave } from '../../../domain/payment/card-to-save.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { orderMails } from '../mail/order-mails.ts'
import { refundMails } from '../mail/refund-mail.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { Settlement } from './payment-ledger.port.ts'

const paidBy = ({ payment, order }: SettledPayment, before: Order, now: Date): OrderChange => ({
  key: ownKey('payment.received', payment.id), event: 'payment.received', from: before.status, to: order.status,
  by: { kind: 'payment_provider' },
  at: now.toISOString(),
})

/** Decides the changes and mails of a provider's notice. */
export const settlement =
  ({ register, mailTexts }: { readonly register: ShopRegister; readonly mailTexts: MailTexts }, notice: PaymentNotice, now: Date) =>
  (payment: Payment, before: Order, isOutOfStock: boolean): E.Either<never, Settlement> => {
    const after = settlePayment(payment, before, notice, now.toISOString(), isOutOfStock)
    const settings = register.settings(before.brandChannel)
    return E.right({
      ...after,
      ...omitUndefined({
        card: cardToSave(payment, before, notice, now.toISOString()),
        change: after.order === before ? undefined : paidBy(after, before, now),
      }),
      mails: [...orderMails(before, after.order, settings, mailTexts), ...refundMails(payment, after, settings, mailTexts)],
    })
  }
