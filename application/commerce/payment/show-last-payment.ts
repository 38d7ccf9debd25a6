import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { LastPayment } from '../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'
import { knownPayer } from './known-payer.ts'

/** How a customer paid last, and whether an invoice will do; decided from their own orders only (decision A54). */
export type ShowLastPayment = (owner: AccountId | undefined) => TE.TaskEither<Failure, LastPayment>

export const makeShowLastPayment =
  (deps: { readonly history: OrderHistory }): ShowLastPayment =>
  (owner) => knownPayer(deps, owner)
