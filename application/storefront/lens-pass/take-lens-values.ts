import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassGateway } from './lens-pass-gateway.port.ts'

/** Takes values over from an own order. */
export type TakeLensValues = LensPassGateway['take']
export const TakeLensValues = token<TakeLensValues>('TakeLensValues')

export const makeTakeLensValues =
  (deps: { readonly lensPass: LensPassGateway; readonly asCustomer: AsCustomer }): TakeLensValues =>
  (...asked) => deps.asCustomer(deps.lensPass.take(...asked))
