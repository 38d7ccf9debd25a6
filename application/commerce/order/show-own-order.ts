import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderHistory } from './order-history.port.ts'

/** One order of a customer; somebody else's is answered like one that never was (decision A56). */
export type ShowOwnOrder = (owner: AccountId, id: number) => TaskEither<Failure, Order>

export const makeShowOwnOrder = (deps: { readonly history: OrderHistory }): ShowOwnOrder => deps.history.order
