import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Order } from '../../../domain/order/order.ts'
import type { PaymentNotice } from '../../../domain/payment/payment.ts'
import { settlePayment } from '../../../domain/payment/settle-payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { orderMails } from '../mail/order-mails.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PaymentLedger, Settlement } from './payment-ledger.port.ts'
import type { NoticeRefused, PaymentProvider } from './payment-provider.port.ts'

/** Takes the provider's word on an attempt: `body` raw as received, late, repeated or out of order (decision A31). */
export type RecordNotice = (notice: {
  readonly body: string
  readonly signature: string | undefined
}) => TE.TaskEither<NoticeRefused | Failure, Order>
export const RecordNotice = token<RecordNotice>('RecordNotice')

type Deps = {
  readonly provider: PaymentProvider
  readonly payments: PaymentLedger
  readonly register: ShopRegister
  readonly clock: Clock
}

const settled =
  (deps: Deps, notice: PaymentNotice, now: Date) =>
  (...[payment, before]: Parameters<Parameters<PaymentLedger['settle']>[1]>): E.Either<Failure, Settlement> =>
    pipe(
      settlePayment(payment, before, notice, now.toISOString()),
      E.map((after) => ({
        ...after,
        mails: orderMails(before, after.order, deps.register.settings(before.brandChannel)),
      })),
    )

export const makeRecordNotice =
  (deps: Deps): RecordNotice =>
  (received) => {
    const now = deps.clock.now()
    return pipe(
      deps.provider.readNotice({ ...received, now }),
      TE.flatMap((notice) =>
        deps.payments.settle(notice.paymentId, settled(deps, notice, now)),
      ),
    )
  }
