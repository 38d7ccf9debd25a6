import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** Used ID tokens. Only a hash is stored, deleted when the token expires. */
export interface SpentTokens {
  /** `true` for the first use only, also among concurrent ones. */
  readonly spend: (token: string, endsAt: Date) => TaskEither<ServiceUnavailable, boolean>
}
