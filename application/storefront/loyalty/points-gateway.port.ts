import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Pagination } from '../../../domain/listing/pagination.ts'
import type { PointsMovement } from '../../../domain/order/points-movements.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

export type PointsStatement = {
  readonly balance: number
  readonly movements: readonly PointsMovement[]
  readonly pagination: Pagination
}

/** The bonus points of the signed-in customer, through the API. */
export interface PointsGateway {
  /** The newest order first; pages count from 1. */
  readonly statement: (page: number) => TaskEither<Failure, PointsStatement>
}
export const PointsGateway = token<PointsGateway>('PointsGateway')
