import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { OrderToken } from '../../../domain/order/order.ts'
import { cancelByShop } from '../../../domain/payment/release-unpaid.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { releaseMail } from '../mail/release-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { UnresolvedPayments } from './unresolved-payments.port.ts'

/** The shop's people cancel an order that is not paid: stock and voucher are free again; answers whether it could be. */
export type CancelOrder = (orderToken: OrderToken) => TE.TaskEither<ServiceUnavailable, boolean>

type Deps = { readonly unresolved: UnresolvedPayments; readonly register: ShopRegister; readonly mailTexts: MailTexts }

export const makeCancelOrder =
  ({ unresolved, register, mailTexts }: Deps): CancelOrder =>
  (orderToken) =>
    unresolved.release(orderToken, (order, payments) => {
      const cancelled = cancelByShop(order, payments)
      return cancelled && { ...cancelled, mails: [releaseMail(cancelled.order, register.settings(order.brandChannel), mailTexts)] }
    })
