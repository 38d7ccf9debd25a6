import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'

/** What giving up an order changes: the order, its attempts, mails to write. */
export type Release = { readonly order: Order; readonly payments: readonly Payment[]; readonly mails: readonly Mail[] }

/** What became of payments that nobody spoke of any more. */
export interface UnresolvedPayments {
  /**
   * Attempts that wait for an answer and are to be asked about now: never yet, not since `since`, or longer ago than a
   * tenth of their age, at least half a minute; one that was started after `since` is left alone for 15 seconds. Whoever
   * is told of one asks; it is not told again at once. Oldest first.
   */
  readonly unanswered: (asked: { readonly now: Date; readonly since: Date; readonly limit: number }) =>
    TaskEither<ServiceUnavailable, readonly Payment[]>
  /** Money on its way back; one that was told of is not told again for a minute. Oldest first. */
  readonly refunds: (asked: { readonly now: Date; readonly limit: number }) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /** Orders to be paid on a payment page that nobody paid, or tried to pay, since `before`; the oldest first. */
  readonly overdue: (asked: { readonly before: Date; readonly limit: number }) => TaskEither<ServiceUnavailable, readonly OrderToken[]>
  /** The attempts of an order, oldest first. */
  readonly attempts: (orderToken: OrderToken) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /**
   * Locks the order and its attempts, decides, and, unless it is left as it was, writes all and the mails as one: stock
   * and voucher of a cancelled order are given back, once. Answers whether it was released.
   */
  readonly release: (
    orderToken: OrderToken,
    decide: (order: Order, payments: readonly Payment[]) => Release | undefined,
  ) => TaskEither<ServiceUnavailable, boolean>
}
