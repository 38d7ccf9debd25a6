import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { VouchedIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** What a token says whose signature, issuer, audience and times are right. */
export type ReadToken = {
  readonly identity: VouchedIdentity
  /** When its bearer signed in at the provider. */
  readonly signedInAt: Date
  readonly endsAt: Date
}

/** Reads tokens of the identity service. A shop without one reads none. */
export interface IdTokens {
  /** `undefined` for anything that the service did not sign for this shop, or that is not good at this moment. */
  readonly read: (token: string, now: Date) => TaskEither<ServiceUnavailable, ReadToken | undefined>
}
