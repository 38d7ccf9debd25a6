import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** The values of the customer's eyes, and of those the customer buys for. */
export type ViewLensPass = LensPassGateway['pass']
export const ViewLensPass = token<ViewLensPass>('ViewLensPass')

export const makeViewLensPass =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): ViewLensPass =>
  (...asked) => deps.asCustomer(deps.lensPass.pass(...asked))
