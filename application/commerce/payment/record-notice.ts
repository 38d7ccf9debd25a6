import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { sameMoney } from '../../../domain/money/same-money.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { PaymentNotice } from '../../../domain/payment/payment.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { PaymentLedger, Settlement } from './payment-ledger.port.ts'
import type { NoticeRefused, PaymentProvider } from './payment-provider.port.ts'
import { settlement } from './settlement.ts'

/** Records a provider's notice: `body` raw as received, possibly late, repeated or out of order (decision A31). */
export type RecordNotice = (notice: {
  readonly body: string
  readonly signature: string | undefined
}) => TE.TaskEither<NoticeRefused | FailureBy<'AmountMismatch' | 'NotFound'>, Order>

type Deps = {
  readonly provider: PaymentProvider
  readonly payments: PaymentLedger
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
  readonly clock: Clock
}

// Another amount is recorded with the attempt but refused: it must not count as a payment.
const exactAmount =
  ({ outcome, amount }: PaymentNotice) =>
  ({ payment, order }: Settlement): TE.TaskEither<RefusalBy<'AmountMismatch'>, Order> =>
    outcome === 'paid' && !sameMoney(payment.amount, amount) ? TE.left({ _tag: 'AmountMismatch' }) : TE.right(order)

export const makeRecordNotice =
  (deps: Deps): RecordNotice =>
  (received) => {
    const now = deps.clock.now()
    return pipe(
      deps.provider.readNotice({ ...received, now }),
      TE.flatMap((notice) =>
        pipe(
          deps.payments.settle(notice.paymentId, settlement(deps, notice, now)),
          TE.flatMap(exactAmount(notice)),
        ),
      ),
    )
  }
