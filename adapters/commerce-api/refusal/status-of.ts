import type { Failure } from '../../../domain/refusal.ts'
import { REFUSAL_ROWS } from './refusal-rows.ts'

/** What is not there is 404, what came too late or too early 409, what the shop cannot do now 503, most other "no" 422. */
export const statusOf = (failure: Failure): number =>
  failure._tag === 'ServiceUnavailable' ? 503 : REFUSAL_ROWS[failure._tag].status
