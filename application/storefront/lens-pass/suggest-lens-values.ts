import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** What own orders say that is not in the pass yet. */
export type SuggestLensValues = LensPassGateway['suggestions']
export const SuggestLensValues = token<SuggestLensValues>('SuggestLensValues')

export const makeSuggestLensValues =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): SuggestLensValues =>
  (...asked) => deps.asCustomer(deps.lensPass.suggestions(...asked))
