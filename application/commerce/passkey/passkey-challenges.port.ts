import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { PasskeyChallenge, PasskeyPurpose, PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A challenge is good for one thing, in the session or the browser that it was given to. */
export type IssuedChallenge = {
  readonly challenge: PasskeyChallenge
  readonly purpose: PasskeyPurpose
  readonly holder: SessionToken | PasskeyTicket
}

/** Challenges that wait for an answer. Neither they nor their holders are kept, only what proves them. */
export interface PasskeyChallenges {
  readonly store: (given: IssuedChallenge, endsAt: Date) => TaskEither<ServiceUnavailable, void>
  /** Uses it up; of many answers at once the first one finds it. `false` for one that ended, was used, or was given to somebody else. */
  readonly take: (given: IssuedChallenge, at: Date) => TaskEither<ServiceUnavailable, boolean>
}
