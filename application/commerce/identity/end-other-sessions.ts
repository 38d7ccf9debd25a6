import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { REVOKES_BY_DEFAULT } from '../../../domain/identity/account-life.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { confirmOwner, ownSession, type ConfirmDeps } from './confirm-owner.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** Ends all other sessions and all pending e-mail links. */
export const makeEndOtherSessions =
  (deps: ConfirmDeps): UseCase<typeof securityContract.endOtherSessions> =>
  (caller, { isRevoking = REVOKES_BY_DEFAULT.signedOutEverywhere, password = '' }) =>
    pipe(
      ownSession(caller),
      TE.tap((): TE.TaskEither<
        FailureBy<'NotSignedIn' | 'SignInAgain' | 'TooManyAttempts' | 'WrongPassword'>, unknown
      > => (isRevoking ? confirmOwner(deps, caller, password) : TE.right(undefined))),
      TE.flatMap((here) => deps.ownSessions.endOthers(caller.owner, { here, isRevoking })),
    )
