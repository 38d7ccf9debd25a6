import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeProofToken } from '../../../domain/identity/email-link.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import { emailChangedMail } from '../mail/account-mail.ts'
import type { EmailChanges } from './email-changes.port.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import { newSession, type SessionDeps } from './new-session.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/**
 * Confirms the link sent to the new address, only from the account that requested the change: the reader of a mistyped address gains no
 * access. All other sessions end.
 */
export type ConfirmEmailChange = UseCase<typeof securityContract.confirmEmailChange>

const EXPIRED: RefusalBy<'ProofExpired'> = { _tag: 'ProofExpired' }

export const makeConfirmEmailChange =
  (deps: AccountMailDeps & CountDeps & SessionDeps & { readonly emailChanges: EmailChanges }): ConfirmEmailChange =>
  (caller, { token: text }) => {
    const { owner: accountId, brandChannel, from } = caller
    const session = newSession(deps, caller, accountId)
    const mails = (before: Customer, after: Customer) =>
      [before, after].map(({ email }) => emailChangedMail(sendAccountMail(deps)(caller, email, 'email-change-notice')))
    return pipe(
      countAttempt(deps)('linkTokensFromNetwork', from),
      TE.flatMap(() => TE.fromEither(makeProofToken(text))),
      TE.mapLeft((failure) => (failure === 'NoProof' ? EXPIRED : failure)),
      TE.flatMap((token) => deps.emailChanges.accept({ token, accountId, brandChannel, at: deps.clock.now() }, { session, mails })),
      TE.flatMap((customer) => (customer === undefined ? TE.left(EXPIRED) : TE.right(customer))),
      TE.tap(({ email }) => noteSignedIn(deps, email, from)),
      TE.tapIO(({ email }) => () => { caller.session.store(session.token, session.endsAt, email) }),
    )
  }
