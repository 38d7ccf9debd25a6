import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import { token } from '../../token.ts'
import type { KeptWearers } from './lens-pass-gateway.port.ts'

/** Putting right what stands in a lens pass, and forgetting it. Every answer is the whole pass. */
export interface LensPassUpkeepGateway {
  readonly correct: (id: number, values: TypedLensValues) => KeptWearers
  readonly remove: (id: number) => KeptWearers
  readonly rename: (wearer: number, name: string) => KeptWearers
  readonly forget: (wearer: number) => KeptWearers
}
export const LensPassUpkeepGateway = token<LensPassUpkeepGateway>('LensPassUpkeepGateway')
