import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Work of one kind that waits: how much of it, and for how many seconds the oldest is due. */
export type Waiting = { readonly count: number; readonly oldestSeconds: number }

/** What an open shop has on its hands, counted. */
export type ShopFigures = {
  readonly orders: { readonly [status in OrderStatus]?: number }
  readonly mailsWaiting: Waiting
  readonly mailsGivenUp: number
  readonly paymentsUnresolved: Waiting
  readonly paymentsMismatched: number
  readonly refundsWaiting: Waiting
  readonly refundsRefused: number
  readonly webhooksGivenUp: number
  readonly remindersDue: number
  readonly subscriptionsDue: number
  readonly erasuresDue: Waiting
}

export interface FigureBook {
  readonly figures: (now: Date) => TaskEither<ServiceUnavailable, ShopFigures>
}
