import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { MilesPoints } from '../../../domain/order/earned-points.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The miles of whoever is signed in, on the far side. */
export interface CustomerMilesGateway {
  readonly setNumber: (number: string) => TaskEither<Failure, Customer>
  /** The newest order first. */
  readonly points: () => TaskEither<Failure, readonly MilesPoints[]>
}
export const CustomerMilesGateway = token<CustomerMilesGateway>('CustomerMilesGateway')
