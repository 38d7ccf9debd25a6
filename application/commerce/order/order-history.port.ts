import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PageRequest } from '../../../domain/listing/one-page.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderNotFound } from './order-repository.port.ts'

/** What the points of an order depend on. */
export type OrderEarning = Pick<Order, 'status' | 'bonusPoints'>

/** The orders of a customer. Every method takes the owner: no other customer's order is ever returned. */
export interface OrderHistory {
  /** Newest first, each with the day of its next reminder, if one is waiting (Commerce §3); `page` counts from 1. */
  readonly page: (
    owner: AccountId,
    at: PageRequest,
  ) => TaskEither<ServiceUnavailable, { readonly orders: readonly Order[]; readonly total: number }>
  /** All of them, newest first, without the days of reminders. */
  readonly all: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly Order[]>
  /** Of all of them, in any order. */
  readonly earnings: (owner: AccountId) => TaskEither<ServiceUnavailable, readonly OrderEarning[]>
  /** With the day of its next reminder, if one is waiting. */
  readonly order: (owner: AccountId, id: number) => TaskEither<OrderNotFound | ServiceUnavailable, Order>
}
