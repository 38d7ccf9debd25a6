import * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderHistory } from './order-history.port.ts'

/** What a customer ordered, the newest first; of a guest nothing is known. */
export const ownOrders = (
  deps: { readonly history: OrderHistory },
  owner: AccountId | undefined,
): TE.TaskEither<ServiceUnavailable, readonly Order[]> => (owner === undefined ? TE.right([]) : deps.history.all(owner))
