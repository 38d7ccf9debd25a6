import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Work of one kind that waits: how much of it, and for how many seconds the oldest is due. */
export type Waiting = { readonly count: number; readonly oldestSeconds: number }

/** What an open shop has on its hands, counted. */
export type ShopFigures = {
  readonly orders: { readonly [status in OrderStatus]?: number }
  readonly mailsWaiting: Waiting
  /** No server took them yet, and they are tried again. */
  readonly mailsFailing: number
  readonly mailsGivenUp: number
  /** Within the last day: beyond the budget of their recipients, so that they never leave. */
  readonly mailsOverBudget: number
  readonly paymentsUnresolved: Waiting
  readonly paymentsMismatched: number
  /** Charges of kept cards that got no answer: nobody knows whether their money was taken. */
  readonly chargesUnanswered: Waiting
  readonly refundsWaiting: Waiting
  readonly refundsRefused: number
  readonly webhooksWaiting: Waiting
  readonly webhooksFailing: number
  readonly webhooksFailed: number
  /** Planned prices whose day has come. */
  readonly pricesDue: Waiting
  readonly cardsToDelete: Waiting
  readonly identitiesToRemove: Waiting
  readonly remindersDue: number
  readonly subscriptionsDue: number
  readonly erasuresDue: Waiting
  /** Reviews that nobody has checked yet, since they were written. */
  readonly reviewsHeld: Waiting
  /** What scheduled jobs could not do. */
  readonly jobFailures: Waiting
  /** Attempts to sign in to the back office within the last hour that were wrong, and limits that were met. */
  readonly staffSignInsFailed: number
  readonly staffSignInsBlocked: number
}

export interface FigureBook {
  readonly figures: (now: Date) => TaskEither<ServiceUnavailable, ShopFigures>
}
