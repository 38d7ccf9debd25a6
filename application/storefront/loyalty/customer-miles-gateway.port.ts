import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { MilesPoints } from '../../../domain/order/earned-points.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export type ListedMiles = { readonly points: readonly MilesPoints[]; readonly pagination: Pagination }

/** The miles of the signed-in customer, through the API. */
export interface CustomerMilesGateway {
  /** No number removes the saved one. */
  readonly setNumber: (number: string | undefined) => TaskEither<Failure, Customer>
  /** The newest order first; pages count from 1. */
  readonly points: (page: number) => TaskEither<Failure, ListedMiles>
}
export const CustomerMilesGateway = token<CustomerMilesGateway>('CustomerMilesGateway')
