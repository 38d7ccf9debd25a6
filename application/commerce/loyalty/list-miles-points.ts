import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { milesPointsOf, type MilesPoints } from '../../../domain/order/earned-points.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { OrderHistory } from '../order/order-history.port.ts'

/** The miles a customer earned, order by order, the newest first (Commerce §7). */
export type ListMilesPoints = (owner: AccountId) => TE.TaskEither<Failure, readonly MilesPoints[]>

export const makeListMilesPoints =
  (deps: { readonly history: OrderHistory }): ListMilesPoints =>
  (owner) =>
    pipe(deps.history.all(owner), TE.map(milesPointsOf))
