import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The users stored by the identity service. */
export interface ProviderUsers {
  /** Deletes a user. An unknown user counts as deleted. */
  readonly remove: (identity: SocialIdentity) => TaskEither<ServiceUnavailable, void>
}
