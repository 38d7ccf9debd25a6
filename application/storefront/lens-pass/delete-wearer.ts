import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassUpkeepGateway } from './lens-pass-upkeep-gateway.port.ts'

/** Deletes a wearer with all values. */
export type DeleteWearer = LensPassUpkeepGateway['deleteWearer']
export const DeleteWearer = token<DeleteWearer>('DeleteWearer')

export const makeDeleteWearer =
  (deps: { readonly lensPass: LensPassUpkeepGateway; readonly asCustomer: AsCustomer }): DeleteWearer =>
  (...input) => deps.asCustomer(deps.lensPass.deleteWearer(...input))
