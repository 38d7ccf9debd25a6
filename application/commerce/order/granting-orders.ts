import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import { verifiedCustomer } from '../customer/verified-customer.ts'
import type { OrderHistory } from './order-history.port.ts'

export type GrantDeps = { readonly history: OrderHistory; readonly customers: CustomerBook }

/** What grants a customer something, points or an invoice: their orders, the newest first; none of a guest or of an unproven mailbox. */
export const grantingOrders = (
  deps: GrantDeps,
  owner: AccountId | undefined,
): TE.TaskEither<ServiceUnavailable, readonly Order[]> =>
  pipe(
    verifiedCustomer(deps, owner),
    TE.flatMap((customer) => (customer === undefined ? TE.right([]) : deps.history.all(customer.accountId))),
  )
