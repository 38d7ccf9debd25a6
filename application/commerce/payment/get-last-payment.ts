import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { lastPayment } from '../../../domain/payment/last-payment.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { UseCase } from '../operation.ts'
import type { paymentContract } from '../../contract/payment.ts'

/** The customer's last payment method, and whether an invoice is offered; from their own orders only (decision A54). */
export const makeGetLastPayment =
  (deps: GrantDeps): UseCase<typeof paymentContract.getLastPayment> =>
  ({ owner }) => pipe(grantingOrders(deps, owner), TE.map(lastPayment))
