import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { OverdueBefore } from '../../../domain/payment/payment-deadline.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'

/** A claimed order is claimed again no sooner than `nextAt`. */
type Claim = { readonly missed: OverdueBefore; readonly now: Date; readonly limit: number; readonly nextAt: Date }
type Reminding = { readonly missed: OverdueBefore; readonly now: Date; readonly mail: (order: Order) => Mail }

/** An unpaid order, and the number staff can look it up by. */
export type UnpaidOrder = { readonly token: OrderToken; readonly number: string }

/** Unpaid orders. All instants come from the shop's clock; storage only compares them. */
export interface UnpaidOrders {
  /** Claims overdue orders, oldest first; two processes never claim the same one. */
  readonly overdue: (claim: Claim) => TaskEither<ServiceUnavailable, readonly UnpaidOrder[]>
  /** Orders due for a reminder that was not sent, oldest first, without those whose reminder failed recently. */
  readonly toRemind: (
    query: { readonly missed: OverdueBefore; readonly now: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, readonly UnpaidOrder[]>
  /** Queues the reminder and records it as one; `false` if it was sent before. */
  readonly remind: (orderToken: OrderToken, reminding: Reminding) => TaskEither<ServiceUnavailable, boolean>
}
