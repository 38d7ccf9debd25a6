import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Money } from '../../../domain/money/money.ts'
import type { Payment, PaymentId } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from '../mail/mail.ts'

/** What giving up an order changes: the order, its attempts, mails to write. */
export type Release = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly mails: readonly Mail[]
  /** What happened to the order. */
  readonly change?: OrderChange
}

/** Whoever is given an attempt asks about it: it is not given again before `nextAt`. Oldest first. */
export type Due = {
  readonly now: Date
  readonly limit: number
  readonly nextAt: (payment: Pick<Payment, 'startedAt'>) => Date
  readonly unreadable: Unreadable
}

/** Attempts begun in the given time; one begun or last asked about before `since` is due at once. */
export type Unanswered = Due & { readonly begunAfter: Date; readonly begunBy: Date; readonly since: Date }

/** A charge without an answer: by its own name it is found at the provider, by the number the order. */
export type OpenCharge = {
  readonly id: PaymentId
  readonly number: string
  readonly amount: Money
  readonly startedAt: Date
}

/** What is to become of an order and its attempts; `undefined` leaves them as they are. */
export type DecideRelease = (order: Order, payments: readonly Payment[]) => Release | undefined

/** What became of payments that nobody spoke of any more. All instants are the shop's; storage compares them and reckons none. */
export interface UnresolvedPayments {
  /** Attempts that wait for an answer and are due: those that the provider gave a name, and charges of a kept card without one. */
  readonly unanswered: (asked: Unanswered) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /** Money on its way back that is due. */
  readonly refunds: (due: Due) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /** Charges of a kept card that got no answer and were begun before, the oldest first, and how many there are. */
  readonly openCharges: (
    asked: { readonly before: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, { readonly charges: readonly OpenCharge[]; readonly total: number }>
  /** The attempts of an order, oldest first. */
  readonly attempts: (orderToken: OrderToken) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /**
   * Locks the order and its attempts, decides, and, unless it is left as it was, writes all and the mails as one: stock
   * and voucher of a cancelled order are given back, once. Answers whether it was released.
   */
  readonly release: (orderToken: OrderToken, decide: DecideRelease) => TaskEither<ServiceUnavailable, boolean>
}
