import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { DEFAULT_ITEMS_PER_PAGE } from '../../../domain/listing/make-pagination.ts'
import { countablePage, onePage } from '../../../domain/listing/one-page.ts'
import { milesPointsOf } from '../../../domain/order/earned-points.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { UseCase } from '../operation.ts'
import type { loyaltyContract } from '../../contract/loyalty.ts'

/** The miles a customer earned per order, newest first, ten a page (Commerce §7); none before the e-mail address is verified. */
export const makeGetMilesAndMorePoints =
  (deps: GrantDeps): UseCase<typeof loyaltyContract.getMilesAndMorePoints> =>
  ({ owner }, { page }) =>
    pipe(
      grantingOrders(deps, owner),
      TE.map(milesPointsOf),
      TE.map((all) => ({
        points: onePage(all, { page: countablePage(page), itemsPerPage: DEFAULT_ITEMS_PER_PAGE }), total: all.length,
      })),
    )
