import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** Values from the customer's orders that are not in the profile yet. */
export type SuggestLensValues = LensPassGateway['suggestions']
export const SuggestLensValues = token<SuggestLensValues>('SuggestLensValues')

export const makeSuggestLensValues =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): SuggestLensValues =>
  (...input) => deps.asCustomer(deps.lensPass.suggestions(...input))
