import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassUpkeepGateway } from './lens-pass-upkeep-gateway.port.ts'

/** Calls somebody otherwise. */
export type RenameWearer = LensPassUpkeepGateway['rename']
export const RenameWearer = token<RenameWearer>('RenameWearer')

export const makeRenameWearer =
  (deps: { readonly lensPass: LensPassUpkeepGateway; readonly asCustomer: AsCustomer }): RenameWearer =>
  (...asked) => deps.asCustomer(deps.lensPass.rename(...asked))
