import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/**
 * Identities that opened an account and open none any more, because it was deleted or let go of them. The storage notes them by itself in
 * the step that does it, and drops those that open an account anew.
 */
export interface IdentityRemovals {
  /** Those that the service is to delete by now: each is not given again before the moment that `again` names after so many tries. */
  readonly take: (due: {
    readonly now: Date
    readonly limit: number
    readonly again: (tries: number) => Date
  }) => TaskEither<ServiceUnavailable, readonly SocialIdentity[]>
  readonly done: (identity: SocialIdentity) => TaskEither<ServiceUnavailable, void>
}
