import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { makePasskeyChallenge, type PasskeyPurpose, type PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { PasskeyChallenges } from './passkey-challenges.port.ts'

export type ChallengeDeps = { readonly challenges: PasskeyChallenges; readonly clock: Clock }

export const REFUSED: RefusalBy<'PasskeyRefused'> = { _tag: 'PasskeyRefused' }

type ChallengeResponse = {
  readonly purpose: PasskeyPurpose
  readonly holder: SessionToken | PasskeyTicket | undefined
  readonly challenge: string
}

/** The challenge is used up before the response is verified: a wrong response cannot be retried. */
export const useChallenge =
  ({ challenges, clock }: ChallengeDeps) =>
  ({ purpose, holder, challenge: text }: ChallengeResponse): TE.TaskEither<FailureBy<'PasskeyRefused'>, void> =>
    pipe(
      TE.fromEither(makePasskeyChallenge(text)),
      TE.flatMap((challenge): TE.TaskEither<ServiceUnavailable, boolean> =>
        holder === undefined ? TE.right(false) : challenges.take({ challenge, purpose, holder }, clock.now())),
      TE.flatMap((isTaken) => (isTaken ? TE.right(undefined) : TE.left(REFUSED))),
    )
