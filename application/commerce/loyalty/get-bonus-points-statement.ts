import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { DEFAULT_ITEMS_PER_PAGE } from '../../../domain/listing/make-pagination.ts'
import { countablePage, onePage } from '../../../domain/listing/one-page.ts'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import { pointsMovements } from '../../../domain/order/points-movements.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { UseCase } from '../operation.ts'
import type { loyaltyContract } from '../../contract/loyalty.ts'

/** A customer's bonus points with their orders, newest first, ten a page; none before the e-mail address is verified. */
export const makeGetBonusPointsStatement =
  (deps: GrantDeps): UseCase<typeof loyaltyContract.getBonusPointsStatement> =>
  ({ owner }, { page }) =>
    pipe(
      grantingOrders(deps, owner),
      TE.map((orders) => {
        const all = pointsMovements(orders)
        return {
          balance: pointsOf(orders),
          movements: onePage(all, { page: countablePage(page), itemsPerPage: DEFAULT_ITEMS_PER_PAGE }),
          total: all.length,
        }
      }),
    )
