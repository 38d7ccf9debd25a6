import type { Customer } from '../../domain/customer/customer.ts'
import type { MilesPoints } from '../../domain/order/earned-points.ts'
import type { PointsMovement } from '../../domain/order/points-movements.ts'
import { none, operation, type } from './operation.ts'

/** Points and their movements, one page of them; `total` counts all. */
export type PointsStatement = { readonly balance: number; readonly movements: readonly PointsMovement[]; readonly total: number }

type Page = { readonly page: number }

/** The customer's bonus points and miles, newest first; pages count from 1. */
export const loyaltyContract = {
  /** An empty number removes it. */
  setMilesAndMoreNumber: operation({
    input: type<{ readonly number: string }>(), output: type<Customer>(), refusals: ['InvalidMilesNumber'], permission: 'customer',
  }),
  getMilesAndMorePoints: operation({
    input: type<Page>(), output: type<{ readonly points: readonly MilesPoints[]; readonly total: number }>(), refusals: ['Malformed'],
    permission: 'customer',
  }),
  getBonusPoints: operation({ input: none, output: type<number>(), refusals: [], permission: 'customer' }),
  getBonusPointsStatement: operation({
    input: type<Page>(), output: type<PointsStatement>(), refusals: ['Malformed'], permission: 'customer',
  }),
}
