import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { lastPayment, NO_LAST_PAYMENT, type LastPayment } from '../../../domain/payment/last-payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'

/** What the shop's own memory of a customer allows; of a guest it has none. */
export const knownPayer = (
  deps: { readonly history: OrderHistory },
  owner: AccountId | undefined,
): TE.TaskEither<ServiceUnavailable, LastPayment> =>
  owner === undefined ? TE.right(NO_LAST_PAYMENT) : pipe(deps.history.all(owner), TE.map(lastPayment))
