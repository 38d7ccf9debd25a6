import type * as TE from 'fp-ts/lib/TaskEither.js'
import { missedDeadlines, type PaymentDeadline } from '../../../domain/payment/payment-deadline.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { reminderMail } from '../mail/reminder-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { UnpaidOrders } from './unpaid-orders.port.ts'

/** Writes to those whose transfer has not arrived, once an order, and answers how many. */
export type RemindOfTransfers = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = {
  readonly unpaid: UnpaidOrders
  readonly paymentDeadline: PaymentDeadline
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly clock: Clock
}

const AT_ONCE = 50

export const makeRemindOfTransfers =
  ({ unpaid, paymentDeadline, register, mailTexts, clock }: Deps): RemindOfTransfers =>
  () => {
    const now = clock.now()
    return unpaid.remind({
      missed: missedDeadlines(now, paymentDeadline), now, limit: AT_ONCE,
      letter: (order) => reminderMail(order, register.settings(order.brandChannel), mailTexts),
    })
  }
