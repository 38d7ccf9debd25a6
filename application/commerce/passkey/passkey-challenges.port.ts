import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { PasskeyChallenge, PasskeyPurpose, PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A challenge is valid for one purpose, in the session or browser it was issued to. */
export type IssuedChallenge = {
  readonly challenge: PasskeyChallenge
  readonly purpose: PasskeyPurpose
  readonly holder: SessionToken | PasskeyTicket
}

/** Open challenges. They and their holders are stored as hashes only. */
export interface PasskeyChallenges {
  readonly store: (challenge: IssuedChallenge, endsAt: Date) => TaskEither<ServiceUnavailable, void>
  /** Uses it up; of concurrent responses only the first succeeds. `false` if it expired, was used or was issued to somebody else. */
  readonly take: (challenge: IssuedChallenge, at: Date) => TaskEither<ServiceUnavailable, boolean>
}
