import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { challengeEnd, makePasskeyChallenge, makePasskeyTicket, type PasskeyTicket } from '../../../domain/passkey/passkey-challenge.ts'
import { relyingParty } from '../../../domain/passkey/relying-party.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { ChallengeDeps } from './use-challenge.ts'
import type { UseCase } from '../operation.ts'
import type { passkeyContract } from '../../contract/passkey.ts'

type Deps = CountDeps & ChallengeDeps & { readonly sessionMaker: SessionMaker }

/** All pages of a browser share one ticket. */
const ticketOf = ({ sessionMaker }: Deps, { session }: Callers['anyone']): PasskeyTicket => {
  const ticket = session.ticket() ?? newToken(sessionMaker, makePasskeyTicket)
  session.setTicket(ticket)
  return ticket
}

/** The options of a passkey sign-in: no account is named, and only this browser can respond. */
export const makeBeginPasskeySignIn =
  (deps: Deps): UseCase<typeof passkeyContract.beginPasskeySignIn> =>
  (caller) =>
    pipe(
      countAttempt(deps)('passkeyChallengesFromNetwork', caller.from),
      TE.map(() => newToken(deps.sessionMaker, makePasskeyChallenge)),
      TE.tap((challenge) =>
        deps.challenges.store({ challenge, purpose: 'sign-in', holder: ticketOf(deps, caller) }, challengeEnd(deps.clock.now()))),
      TE.map((challenge) => ({ challenge, host: relyingParty(caller.publicUrl).host })),
    )
