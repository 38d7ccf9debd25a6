import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'

/** How many bonus points a customer has. */
export type ShowBonusPoints = (owner: AccountId) => TE.TaskEither<Failure, number>

export const makeShowBonusPoints =
  (deps: { readonly history: OrderHistory }): ShowBonusPoints =>
  (owner) =>
    pipe(deps.history.all(owner), TE.map(pointsOf))
