import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OpenCharge } from '../../contract/staff/tasks.ts'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Unreadable } from '../job/job-failures.port.ts'
import type { Mail } from '../mail/mail.ts'

/** The changes of a released order: the order, its payments, mails. */
export type Release = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly mails: readonly Mail[]
  /** The history entry. */
  readonly change?: OrderChange
}

/** A claimed attempt is claimed again no sooner than `nextAt`. Oldest first. */
export type Due = {
  readonly now: Date
  readonly limit: number
  readonly nextAt: (payment: Pick<Payment, 'startedAt'>) => Date
  readonly unreadable: Unreadable
}

/** Attempts begun in the given range; one begun or last queried before `since` is due at once. */
export type Unanswered = Due & { readonly begunAfter: Date; readonly begunBy: Date; readonly since: Date }

/** The release of an order; `undefined` leaves it unchanged. */
export type DecideRelease = (order: Order, payments: readonly Payment[]) => Release | undefined

/** Payments without a final status. All instants come from the shop's clock; storage only compares them. */
export interface UnresolvedPayments {
  /** Claims due attempts without a response: those with a provider's reference, and charges of a saved card without one. */
  readonly unanswered: (query: Unanswered) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /** Claims refunds that are due. */
  readonly refunds: (due: Due) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /** Charges of saved cards without a response that began before, oldest first, and their number. */
  readonly openCharges: (
    query: { readonly before: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, { readonly charges: readonly OpenCharge[]; readonly total: number }>
  /** The payment attempts of an order, oldest first. */
  readonly attempts: (orderToken: OrderToken) => TaskEither<ServiceUnavailable, readonly Payment[]>
  /**
   * Locks the order and its payments, decides, and, unless unchanged, writes everything and the mails as one: stock and coupon of a
   * cancelled order are returned, once. `true` if it was released.
   */
  readonly release: (orderToken: OrderToken, decide: DecideRelease) => TaskEither<ServiceUnavailable, boolean>
}
