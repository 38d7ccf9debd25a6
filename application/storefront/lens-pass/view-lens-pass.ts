import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** The lens profile of the customer and of those the customer buys for. */
export type ViewLensPass = LensPassGateway['pass']
export const ViewLensPass = token<ViewLensPass>('ViewLensPass')

export const makeViewLensPass =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): ViewLensPass =>
  (...input) => deps.asCustomer(deps.lensPass.pass(...input))
