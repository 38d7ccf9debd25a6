import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { PointsGateway } from './points-gateway.port.ts'

/** The bonus points of the signed-in customer, and the orders they come from. */
export type ReadPointsStatement = PointsGateway['statement']
export const ReadPointsStatement = token<ReadPointsStatement>('ReadPointsStatement')

export const makeReadPointsStatement =
  (deps: { readonly points: PointsGateway; readonly asCustomer: AsCustomer }): ReadPointsStatement =>
  (page) => deps.asCustomer(deps.points.statement(page))
