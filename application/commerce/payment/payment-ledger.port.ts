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

/** The changes by a notice: the payment, its order, mails, and a card to save. The use of a saved card is recorded. */
export type Settlement = {
  readonly payment: Payment
  readonly order: Order
  readonly mails: readonly Mail[]
  readonly card?: NewAlias
  /** The history entry; none if the order does not change. */
  readonly change?: OrderChange
}

/** Payment attempts. */
export interface PaymentLedger {
  /**
   * Locks the order, chooses between its attempts, oldest first, and the new one, stores that if it was chosen, and returns the chosen
   * one. An unpaid order takes the method of the last attempt.
   */
  readonly open: <Refused = never>(
    payment: Payment,
    choose?: (payment: Payment, attempts: readonly Payment[]) => Either<Refused, Payment>,
  ) => TaskEither<Refused | ServiceUnavailable, Payment>
  /** Records the provider's reference, unless a notice was faster, and the address of its page. */
  readonly refer: (id: PaymentId, reference: string, page?: string) => TaskEither<ServiceUnavailable, void>
  readonly payment: (id: PaymentId) => TaskEither<PaymentNotFound | ServiceUnavailable, Payment>
  /**
   * Locks order and payment, decides, and writes both and the mails as one. Repeating a decision changes nothing. An order that is
   * restored from cancellation takes stock and coupon again; if they are not available, it is decided again with `isOutOfStock` and must
   * then leave the order cancelled.
   */
  readonly settle: <Refused>(
    id: PaymentId,
    decide: (payment: Payment, order: Order, isOutOfStock: boolean) => Either<Refused, Settlement>,
  ) => TaskEither<Refused | PaymentNotFound | ServiceUnavailable, Settlement>
}
