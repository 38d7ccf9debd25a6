import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { VouchedIdentity } from '../../../domain/identity/vouched-identity.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The content of a token with valid signature, issuer, audience and times. */
export type ReadToken = {
  readonly identity: VouchedIdentity
  /** When its bearer signed in at the provider. */
  readonly signedInAt: Date
  readonly endsAt: Date
}

/** Reads ID tokens of the identity service. A shop without one reads none. */
export interface IdTokens {
  /** `undefined` for anything that the service did not sign for this shop, or that is not valid now. */
  readonly read: (token: string, now: Date) => TaskEither<ServiceUnavailable, ReadToken | undefined>
}
