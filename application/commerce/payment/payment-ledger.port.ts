import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { Mail } from '../mail/mail.ts'

export type PaymentNotFound = { readonly _tag: 'NotFound'; readonly what: 'payment' }

/** What a notice changes: the attempt, its order, letters to write. */
export type Settlement = { readonly payment: Payment; readonly order: Order; readonly mails: readonly Mail[] }

/** The attempts to pay. */
export interface PaymentLedger {
  readonly open: (payment: Payment) => TaskEither<ServiceUnavailable, void>
  readonly payment: (id: PaymentId) => TaskEither<PaymentNotFound | ServiceUnavailable, Payment>
  /** Locks the attempt and its order, decides, writes both and the mails as one. Deciding the same again changes nothing. */
  readonly settle: <Refused>(
    id: PaymentId,
    decide: (payment: Payment, order: Order) => Either<Refused, Settlement>,
  ) => TaskEither<Refused | PaymentNotFound | ServiceUnavailable, Order>
}
export const PaymentLedger = token<PaymentLedger>('PaymentLedger')
