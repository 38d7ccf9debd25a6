import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassUpkeepGateway } from './lens-pass-upkeep-gateway.port.ts'

/** Deletes saved values. */
export type RemoveLensValues = LensPassUpkeepGateway['remove']
export const RemoveLensValues = token<RemoveLensValues>('RemoveLensValues')

export const makeRemoveLensValues =
  (deps: { readonly lensPass: LensPassUpkeepGateway; readonly asCustomer: AsCustomer }): RemoveLensValues =>
  (...input) => deps.asCustomer(deps.lensPass.remove(...input))
