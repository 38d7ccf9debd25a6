import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import { deletionDueAt, type PendingDeletion } from '../../../domain/privacy/account-deletion.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import { confirmOwner, ownSession, type ConfirmDeps } from '../identity/confirm-owner.ts'
import { sendAccountMail, type AccountMailDeps } from '../identity/send-account-mail.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import { erasureNotice } from '../mail/erasure-mail.ts'
import { countMail } from '../mail/within-budget.ts'
import type { At } from '../shop/at.ts'
import { newToken } from '../shop/new-token.ts'
import type { ErasureBy, Erasures } from './erasures.port.ts'
import type { UseCase } from '../operation.ts'
import type { privacyContract } from '../../contract/privacy.ts'

/**
 * Requests the deletion of the customer's account some days from now. All sessions end at once, and a mail with a cancel link is sent: a
 * stolen session or password must not delete an account unnoticed.
 */
export type RequestAccountDeletion = UseCase<typeof privacyContract.requestAccountDeletion>

export type BeginErasureDeps = AccountMailDeps & CountDeps & { readonly erasures: Erasures; readonly sessionMaker: SessionMaker }
type Deps = ConfirmDeps & BeginErasureDeps

/** Begins the deletion; the permission is checked by the caller. */
export const beginErasure =
  (deps: BeginErasureDeps) =>
  ({ brandChannel, locale }: At, { accountId, email }: Customer, by: ErasureBy): TE.TaskEither<
    FailureBy<'NotSignedIn' | 'TooManyAttempts'>, PendingDeletion
  > => {
    const requestedAt = deps.clock.now()
    const dueAt = deletionDueAt(requestedAt)
    const cancelToken = newToken(deps.sessionMaker, makeProofToken)
    const mail = erasureNotice(sendAccountMail(deps)({ brandChannel, locale }, email, 'erasure'), cancelToken, dueAt)
    return pipe(
      countMail(deps)(mail),
      TE.flatMap((counted) => deps.erasures.begin({ accountId, brandChannel, locale, cancelToken, requestedAt, dueAt }, [counted], by)),
      TE.map(() => ({ dueAt })),
    )
  }

export const makeRequestAccountDeletion =
  (deps: Deps): RequestAccountDeletion =>
  (caller, { password }) =>
    pipe(
      ownSession(caller),
      TE.bindTo('session'),
      TE.bind('owner', () => confirmOwner(deps, caller, password)),
      TE.tap(() => countAttempt(deps)('linkMailsOfAccount', `erasure ${caller.owner}`)),
      TE.flatMap(({ owner, session }) => beginErasure(deps)(caller, owner, { session })),
      TE.tapIO(() => caller.session.clear),
    )
