import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PendingTasks, Waiting } from '../../contract/staff/tasks.ts'
import type { OrderStatus } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Figures of the running shop for monitoring. */
export type ShopFigures = PendingTasks & {
  readonly orders: { readonly [status in OrderStatus]?: number }
  /** Not accepted by a server yet, to be retried. */
  readonly mailsFailing: number
  readonly webhooksWaiting: Waiting
  readonly webhooksFailing: number
  readonly webhooksFailed: number
  /** Planned prices that are due. */
  readonly pricesDue: Waiting
  readonly cardsToDelete: Waiting
  readonly identitiesToRemove: Waiting
  /** Failed back-office sign-ins of the last hour, and limits that were reached. */
  readonly staffSignInsFailed: number
  readonly staffSignInsBlocked: number
}

export interface ShopFiguresReader {
  readonly figures: (now: Date) => TaskEither<ServiceUnavailable, ShopFigures>
}
