import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** Takes values over from an order of the customer. */
export type ImportLensValues = LensPassGateway['take']
export const ImportLensValues = token<ImportLensValues>('ImportLensValues')

export const makeImportLensValues =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): ImportLensValues =>
  (...input) => deps.asCustomer(deps.lensPass.take(...input))
