import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { milesPointsOf, type MilesPoints } from '../../../domain/order/earned-points.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'

/** The miles a customer earned, order by order, the newest first (Commerce §7); none before the mailbox is proven. */
export type ListMilesPoints = (owner: AccountId) => TE.TaskEither<Failure, readonly MilesPoints[]>

export const makeListMilesPoints =
  (deps: GrantDeps): ListMilesPoints =>
  (owner) =>
    pipe(grantingOrders(deps, owner), TE.map(milesPointsOf))
