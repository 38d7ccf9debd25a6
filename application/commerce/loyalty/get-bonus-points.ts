import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { pointsOf } from '../../../domain/order/earned-points.ts'
import { grantingEarnings, type GrantDeps } from '../order/granting-orders.ts'
import type { UseCase } from '../operation.ts'
import type { loyaltyContract } from '../../contract/loyalty.ts'

/** The number of a customer's bonus points; they count once the e-mail address is verified. */
export const makeGetBonusPoints =
  (deps: GrantDeps): UseCase<typeof loyaltyContract.getBonusPoints> =>
  ({ owner }) =>
    pipe(grantingEarnings(deps, owner), TE.map(pointsOf))
