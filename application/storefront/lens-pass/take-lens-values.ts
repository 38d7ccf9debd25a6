import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** Takes values over from an order of the customer. */
export type TakeLensValues = LensPassGateway['take']
export const TakeLensValues = token<TakeLensValues>('TakeLensValues')

export const makeTakeLensValues =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): TakeLensValues =>
  (...input) => deps.asCustomer(deps.lensPass.take(...input))
