import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { emailChangeEnd } from '../../../domain/identity/email-change.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { emailChangeMail, emailChangeNotice, ownedMail } from '../mail/account-mail.ts'
import { countMail } from '../mail/within-budget.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import { confirmOwner, ownSession, type ConfirmDeps } from './confirm-owner.ts'
import type { EmailChanges } from './email-changes.port.ts'
import { countLinkMail } from './count-link-mail.ts'
import { ignoreTooManyAttempts } from './ignore-too-many-attempts.ts'
import { sendAccountMail, type ProofDeps } from './send-account-mail.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

type Deps = ConfirmDeps & ProofDeps & { readonly emailChanges: EmailChanges }

type ConfirmedOwner = { readonly owner: Customer; readonly session: SessionToken }

const mails = (
  deps: Deps, caller: Callers['customer'], { owner, session }: ConfirmedOwner, email: Email
): TE.TaskEither<FailureBy<'NotSignedIn' | 'TooManyAttempts'>, void> => {
  const [token, cancelToken] = [newToken(deps.sessionMaker, makeProofToken), newToken(deps.sessionMaker, makeProofToken)]
  const { brandChannel, owner: accountId } = caller
  const change = { accountId, email, brandChannel, token, cancelToken, endsAt: emailChangeEnd(deps.clock.now()) }
  const confirmation = sendAccountMail(deps)(caller, email, 'email-change')
  return pipe(
    countLinkMail(deps)('email change', email, caller.from),
    TE.flatMap(() => deps.customers.claims(email)),
    TE.flatMap(({ proven }) => TE.traverseSeqArray(countMail(deps))([
      proven === undefined ? emailChangeMail(confirmation, token) : ownedMail(confirmation),
      emailChangeNotice(sendAccountMail(deps)(caller, owner.email, 'email-change-notice'), cancelToken),
    ])),
    TE.flatMap((counted) => deps.emailChanges.begin(change, { session, mails: counted })),
  )
}

/**
 * Sends a confirmation link to the new address and a notice with a cancel link to the current one. Nothing changes before the
 * confirmation. Whether the new address has an account is revealed to its reader only: both cases are counted, stored and responded to
 * alike.
 */
export const makeRequestEmailChange =
  (deps: Deps): UseCase<typeof securityContract.requestEmailChange> =>
  (caller, { email: text, password }) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.bindTo('email'),
      TE.bindW('session', () => ownSession(caller)),
      TE.bindW('owner', () => confirmOwner(deps, caller, password)),
      TE.tap(({ email, owner }) =>
        canonicalEmailOf(owner.email) === canonicalEmailOf(email)
          ? TE.left<RefusalBy<'SameEmail'>>({ _tag: 'SameEmail' })
          : TE.right(undefined)),
      TE.tap(() => countAttempt(deps)('linkMailsFromNetwork', caller.from)),
      TE.tap(() => countAttempt(deps)('linkMailsOfAccount', `email change ${caller.owner}`)),
      TE.flatMap(({ email, ...by }) => ignoreTooManyAttempts(mails(deps, caller, by, email))),
    )
