import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Order, OrderToken } from '../../../domain/order/order.ts'
import type { Missed } from '../../../domain/payment/payment-deadline.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Mail } from '../mail/mail.ts'

/** Whoever is given an order tries to give it up: it is not given again before `nextAt`. */
type Claim = { readonly missed: Missed; readonly now: Date; readonly limit: number; readonly nextAt: Date }
type Reminding = { readonly missed: Missed; readonly now: Date; readonly limit: number; readonly letter: (order: Order) => Mail }

/** Orders that wait for their money. All instants are the shop's; storage compares them and reckons none. */
export interface UnpaidOrders {
  /** Orders whose time is over and that are due, the oldest first; two processes are never given the same one. */
  readonly overdue: (claim: Claim) => TaskEither<ServiceUnavailable, readonly OrderToken[]>
  /** Writes a letter about each order that is to be reminded and was not, together with the note that it was; answers how many. */
  readonly remind: (reminding: Reminding) => TaskEither<ServiceUnavailable, number>
}
