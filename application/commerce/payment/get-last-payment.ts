import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { lastPayment, type LastPayment } from '../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'

/** The customer's last payment method, and whether an invoice is offered; from their own orders only (decision A54). */
export type GetLastPayment = (owner: AccountId | undefined) => TE.TaskEither<Failure, LastPayment>

export const makeGetLastPayment =
  (deps: GrantDeps): GetLastPayment =>
  (owner) => pipe(grantingOrders(deps, owner), TE.map(lastPayment))
