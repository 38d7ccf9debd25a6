import type { TypedLensValues } from '../../../domain/lens-pass/read-lens-values.ts'
import { token } from '../../token.ts'
import type { SavedWearers } from './lens-pass-gateway.port.ts'

/** Corrections and deletions in a lens profile. Each response is the whole profile. */
export interface LensPassUpkeepGateway {
  readonly correct: (id: number, values: TypedLensValues) => SavedWearers
  readonly remove: (id: number) => SavedWearers
  readonly rename: (wearer: number, name: string) => SavedWearers
  readonly deleteWearer: (wearer: number) => SavedWearers
}
export const LensPassUpkeepGateway = token<LensPassUpkeepGateway>('LensPassUpkeepGateway')
