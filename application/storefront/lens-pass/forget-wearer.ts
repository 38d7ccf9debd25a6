import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassUpkeepGateway } from './lens-pass-upkeep-gateway.port.ts'

/** Forgets somebody with all values. */
export type ForgetWearer = LensPassUpkeepGateway['forget']
export const ForgetWearer = token<ForgetWearer>('ForgetWearer')

export const makeForgetWearer =
  (deps: { readonly lensPass: LensPassUpkeepGateway; readonly asCustomer: AsCustomer }): ForgetWearer =>
  (...asked) => deps.asCustomer(deps.lensPass.forget(...asked))
