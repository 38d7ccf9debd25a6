import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassUpkeepGateway } from './lens-pass-upkeep-gateway.port.ts'

/** Renames a wearer. */
export type RenameWearer = LensPassUpkeepGateway['rename']
export const RenameWearer = token<RenameWearer>('RenameWearer')

export const makeRenameWearer =
  (deps: { readonly lensPass: LensPassUpkeepGateway; readonly asCustomer: AsCustomer }): RenameWearer =>
  (...input) => deps.asCustomer(deps.lensPass.rename(...input))
