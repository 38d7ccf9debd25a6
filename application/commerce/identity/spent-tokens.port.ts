import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Tokens that let somebody in. What is kept of one proves nothing, and goes when the token itself ends. */
export interface SpentTokens {
  /** Whether this was the first time; of many at once it is for one. */
  readonly spend: (token: string, endsAt: Date) => TaskEither<ServiceUnavailable, boolean>
}
