import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { OrderEarning, OrderHistory } from './order-history.port.ts'

export type GrantDeps = { readonly history: OrderHistory; readonly customers: CustomerRepository }

type OfOrders<Item> = TE.TaskEither<ServiceUnavailable, readonly Item[]>

/** None for guests and unverified addresses. */
const ifVerified = <Item>(deps: GrantDeps, owner: AccountId | undefined, read: (owner: AccountId) => OfOrders<Item>): OfOrders<Item> =>
  pipe(
    verifiedCustomer(deps, owner),
    TE.flatMap((customer) => (customer === undefined ? TE.right([]) : read(customer.accountId))),
  )

/** The orders that entitle a customer to points or invoices, newest first; none for guests and unverified addresses. */
export const grantingOrders = (deps: GrantDeps, owner: AccountId | undefined): OfOrders<Order> =>
  ifVerified(deps, owner, deps.history.all)

/** The same, only what points depend on, in any order. */
export const grantingEarnings = (deps: GrantDeps, owner: AccountId | undefined): OfOrders<OrderEarning> =>
  ifVerified(deps, owner, deps.history.earnings)
