import type { Either } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { NewAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { NotFound } from '../../../domain/request-refusal.ts'
import type { Mail } from '../mail/mail.ts'

export type PaymentNotFound = NotFound<'payment'>

/** What a notice changes: the attempt, its order, mails to write, a card to keep. A kept card that paid is noted to have done so. */
export type Settlement = {
  readonly payment: Payment
  readonly order: Order
  readonly mails: readonly Mail[]
  readonly card?: NewAlias
  /** What happened to the order by it; nothing where it stays as it is. */
  readonly change?: OrderChange
}

/** The attempts to pay. */
export interface PaymentLedger {
  /**
   * Locks the order, chooses among its attempts, oldest first, and the new one, and keeps that if it was chosen; answers the
   * chosen one. An order that still waits for its money is paid by the method tried last.
   */
  readonly open: <Refused = never>(
    payment: Payment,
    choose?: (payment: Payment, attempts: readonly Payment[]) => Either<Refused, Payment>,
  ) => TaskEither<Refused | ServiceUnavailable, Payment>
  /** Notes the provider's own name for an attempt, unless a notice was faster, and the page where it is paid. */
  readonly refer: (id: PaymentId, reference: string, page?: string) => TaskEither<ServiceUnavailable, void>
  readonly payment: (id: PaymentId) => TaskEither<PaymentNotFound | ServiceUnavailable, Payment>
  /**
   * Locks the order and the attempt, decides, writes both and the mails as one. Deciding the same again changes
   * nothing. An order that comes back from being cancelled takes its stock and voucher once more; when these cannot be
   * had, it is decided again with `isStockGone`, and must then leave the order cancelled.
   */
  readonly settle: <Refused>(
    id: PaymentId,
    decide: (payment: Payment, order: Order, isStockGone: boolean) => Either<Refused, Settlement>,
  ) => TaskEither<Refused | PaymentNotFound | ServiceUnavailable, Settlement>
}
