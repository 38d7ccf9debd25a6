import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** Saves lens values of a wearer. */
export type AddLensValues = LensPassGateway['add']
export const AddLensValues = token<AddLensValues>('AddLensValues')

export const makeAddLensValues =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): AddLensValues =>
  (...input) => deps.asCustomer(deps.lensPass.add(...input))
