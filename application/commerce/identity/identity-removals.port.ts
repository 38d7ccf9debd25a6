import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/**
 * Identities that no longer open an account because it was deleted or unlinked them. The storage records them in that same step and drops
 * those that are linked again.
 */
export interface IdentityRemovals {
  /**
   * Claims the identities due for deletion: each is claimed again no sooner than the moment that `again` returns for the number of tries.
   */
  readonly take: (due: {
    readonly now: Date
    readonly limit: number
    readonly again: (tries: number) => Date
  }) => TaskEither<ServiceUnavailable, readonly SocialIdentity[]>
  readonly done: (identity: SocialIdentity) => TaskEither<ServiceUnavailable, void>
}
