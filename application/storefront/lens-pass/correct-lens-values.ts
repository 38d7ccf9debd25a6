import { token } from '../../token.ts'
import type { AsCustomer } from '../identity/as-customer.ts'
import type { LensPassUpkeepGateway } from './lens-pass-upkeep-gateway.port.ts'

/** Corrects saved lens values. */
export type CorrectLensValues = LensPassUpkeepGateway['correct']
export const CorrectLensValues = token<CorrectLensValues>('CorrectLensValues')

export const makeCorrectLensValues =
  (deps: { readonly lensPass: LensPassUpkeepGateway; readonly asCustomer: AsCustomer }): CorrectLensValues =>
  (...input) => deps.asCustomer(deps.lensPass.correct(...input))
