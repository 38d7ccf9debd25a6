import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The identity service as it keeps whoever signed in by it. */
export interface ProviderUsers {
  /** Deletes what it keeps of somebody. Whoever is not known there is deleted already. */
  readonly remove: (identity: SocialIdentity) => TaskEither<ServiceUnavailable, void>
}
