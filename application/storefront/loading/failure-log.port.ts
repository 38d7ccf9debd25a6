import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Tells whoever looks after the shop what could not be brought to a visitor. */
export interface FailureLog {
  readonly failed: (what: string, failure: Failure) => void
}
export const FailureLog = token<FailureLog>('FailureLog')
