import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Missed } from '../../../domain/payment/payment-deadline.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'

/** Whoever is given an order tries to give it up: it is not given again before `nextAt`. */
type Claim = { readonly missed: Missed; readonly now: Date; readonly limit: number; readonly nextAt: Date }
type Reminding = { readonly missed: Missed; readonly now: Date; readonly mail: (order: Order) => Mail }

/** An order to be looked at, and the number by which somebody finds it. */
export type UnpaidOrder = { readonly token: OrderToken; readonly number: string }

/** Orders that wait for their money. All instants are the shop's; storage compares them and reckons none. */
export interface UnpaidOrders {
  /** Orders whose time is over and that are due, the oldest first; two processes are never given the same one. */
  readonly overdue: (claim: Claim) => TaskEither<ServiceUnavailable, readonly UnpaidOrder[]>
  /** Orders that are to be reminded and were not, the oldest first; without those whose reminder failed a short while ago. */
  readonly toRemind: (
    asked: { readonly missed: Missed; readonly now: Date; readonly limit: number },
  ) => TaskEither<ServiceUnavailable, readonly UnpaidOrder[]>
  /** Writes a letter about one of them, together with the note that it was; answers whether it was still to be written. */
  readonly remind: (orderToken: OrderToken, reminding: Reminding) => TaskEither<ServiceUnavailable, boolean>
}
