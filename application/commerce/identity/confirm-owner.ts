import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { isJustSignedIn } from '../../../domain/identity/just-signed-in.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { checkPassword, type CheckDeps } from './check-password.ts'
import type { OwnSessions } from './own-sessions.port.ts'
import type { PasswordRepository } from './password-repository.port.ts'

export type ConfirmDeps = CheckDeps & { readonly passwordRepository: PasswordRepository; readonly ownSessions: OwnSessions }

export type FreshDeps = Pick<ConfirmDeps, 'ownSessions' | 'clock'>

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

/** The session of the request: what depends on it is done only while it exists. */
export const ownSession = ({ session }: Callers['customer']): TE.TaskEither<RefusalBy<'NotSignedIn'>, SessionToken> =>
  TE.fromNullable(NOT_SIGNED_IN)(session.read())

/** Requires a recent sign-in: an older session may not add or remove sign-in methods. */
export const signedInJustNow = (
  { ownSessions, clock }: FreshDeps, { owner, session }: Callers['customer'],
): TE.TaskEither<FailureBy<'NotSignedIn' | 'SignInAgain'>, void> => {
  const sessionToken = session.read()
  const now = clock.now()
  return sessionToken === undefined
    ? TE.left(NOT_SIGNED_IN)
    : pipe(
        ownSessions.list(owner, sessionToken, now),
        TE.flatMap((listed) =>
          listed.some(({ isHere, since }) => isHere && isJustSignedIn(since, now))
            ? TE.right(undefined)
            : TE.left<RefusalBy<'SignInAgain'>>({ _tag: 'SignInAgain' })),
      )
}

/**
 * Confirms that the caller is the owner where an open session is not enough (I12): by the password or, without one, by a recent sign-in.
 */
export const confirmOwner = (deps: ConfirmDeps, caller: Callers['customer'], password: string): TE.TaskEither<
  FailureBy<'NotSignedIn' | 'SignInAgain' | 'TooManyAttempts' | 'WrongPassword'>, Customer
> =>
  pipe(
    deps.passwordRepository.account(caller.owner),
    TE.flatMap((account) => (account === undefined ? TE.left(NOT_SIGNED_IN) : TE.right(account))),
    TE.tap((account): TE.TaskEither<FailureBy<'NotSignedIn' | 'SignInAgain' | 'TooManyAttempts' | 'WrongPassword'>, unknown> =>
      account.passwordHash === undefined ? signedInJustNow(deps, caller) : checkPassword(deps, caller, password)(account)),
    TE.map(({ customer }) => customer),
  )
