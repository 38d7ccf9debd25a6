import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A backlog: its size, and the age of its oldest due item in seconds. */
export type Waiting = { readonly count: number; readonly oldestSeconds: number }

/** Figures of the running shop for monitoring. */
export type ShopFigures = {
  readonly orders: { readonly [status in OrderStatus]?: number }
  readonly mailsWaiting: Waiting
  /** Not accepted by a server yet, to be retried. */
  readonly mailsFailing: number
  readonly mailsFailed: number
  /** Within the last day: above the limit of their recipients, so that they are never sent. */
  readonly mailsOverBudget: number
  readonly paymentsUnresolved: Waiting
  readonly paymentsMismatched: number
  /** Charges of saved cards without a response: it is unknown whether they were made. */
  readonly chargesUnresolved: Waiting
  readonly refundsWaiting: Waiting
  readonly refundsRefused: number
  readonly webhooksWaiting: Waiting
  readonly webhooksFailing: number
  readonly webhooksFailed: number
  /** Planned prices that are due. */
  readonly pricesDue: Waiting
  readonly cardsToDelete: Waiting
  readonly identitiesToRemove: Waiting
  readonly remindersDue: number
  readonly subscriptionsDue: number
  readonly deletionsDue: Waiting
  /** Reviews not moderated yet, since they were written. */
  readonly reviewsPending: Waiting
  /** Failed items of scheduled jobs. */
  readonly jobFailures: Waiting
  /** Failed back-office sign-ins of the last hour, and limits that were reached. */
  readonly staffSignInsFailed: number
  readonly staffSignInsBlocked: number
}

export interface ShopFiguresReader {
  readonly figures: (now: Date) => TaskEither<ServiceUnavailable, ShopFigures>
}
