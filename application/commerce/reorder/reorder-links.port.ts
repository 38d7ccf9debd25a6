import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Order } from '../../../domain/order/order.ts'
import type { ReorderToken } from '../../../domain/reorder/reorder-token.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Links of reminder mails, the latest of each order. They are stored with their mail and deleted with the account's other links. */
export interface ReorderLinks {
  /** `undefined` for a link that expired, was replaced or revoked, or does not exist. */
  readonly orderOf: (token: ReorderToken, now: Date) => TaskEither<ServiceUnavailable, Order | undefined>
}
