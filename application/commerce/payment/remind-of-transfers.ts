import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { missedDeadlines, type PaymentDeadline } from '../../../domain/payment/payment-deadline.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { eachItem, type JobDeps } from '../job/each-item.ts'
import { reminderMail } from '../mail/reminder-mail.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { UnpaidOrders } from './unpaid-orders.port.ts'

/** Reminds of transfers that have not arrived, once per order, and returns how many. */
export type RemindOfTransfers = () => TE.TaskEither<ServiceUnavailable, number>

type Deps = JobDeps & {
  readonly unpaid: UnpaidOrders
  readonly paymentDeadline: PaymentDeadline
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
}

const AT_ONCE = 50

export const makeRemindOfTransfers =
  (deps: Deps): RemindOfTransfers =>
  () => {
    const { unpaid, paymentDeadline, register, mailTexts } = deps
    const now = deps.clock.now()
    const missed = missedDeadlines(now, paymentDeadline)
    return pipe(
      eachItem(deps, {
        job: 'remind_transfers',
        take: () => unpaid.toRemind({ missed, now, limit: AT_ONCE }),
        idOf: ({ number }) => number,
        work: ({ token }) => unpaid.remind(token, {
          missed, now, mail: (order) => reminderMail(order, register.settings(order.brandChannel), mailTexts),
        }),
      }),
      TE.map(({ done }) => done.filter(Boolean).length),
    )
  }
