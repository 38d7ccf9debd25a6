import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'

/** The number of a customer's bonus points; they count once the e-mail address is verified. */
export type GetBonusPoints = (owner: AccountId) => TE.TaskEither<Failure, number>

export const makeGetBonusPoints =
  (deps: GrantDeps): GetBonusPoints =>
  (owner) =>
    pipe(grantingOrders(deps, owner), TE.map(pointsOf))
