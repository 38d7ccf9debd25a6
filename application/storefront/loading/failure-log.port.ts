import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Logs failed requests of pages. */
export interface FailureLog {
  readonly failed: (what: string, failure: Failure) => void
}
export const FailureLog = token<FailureLog>('FailureLog')
