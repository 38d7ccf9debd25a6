import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { isJustSignedIn } from '../../../domain/identity/just-signed-in.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { checkPassword, type CheckDeps } from './check-password.ts'
import type { OwnSessions } from './own-sessions.port.ts'
import type { PasswordBook } from './password-book.port.ts'

export type ConfirmDeps = CheckDeps & { readonly passwordBook: PasswordBook; readonly ownSessions: OwnSessions }

export type FreshDeps = Pick<ConfirmDeps, 'ownSessions' | 'clock'>

const NOT_SIGNED_IN: Failure = { _tag: 'NotSignedIn' }

/** The session that asks: what rests on it is done only as long as it is there. */
export const ownSession = ({ session }: Callers['customer']): TE.TaskEither<Failure, SessionToken> =>
  TE.fromNullable(NOT_SIGNED_IN)(session.read())

/** The session that asks began just now: one that lies open for longer adds or removes no way into an account. */
export const signedInJustNow = (
  { ownSessions, clock }: FreshDeps, { owner, session }: Callers['customer'],
): TE.TaskEither<Failure, void> => {
  const here = session.read()
  const now = clock.now()
  return here === undefined
    ? TE.left(NOT_SIGNED_IN)
    : pipe(
        ownSessions.list(owner, here, now),
        TE.flatMap((listed) =>
          listed.some(({ isHere, since }) => isHere && isJustSignedIn(since, now))
            ? TE.right(undefined)
            : TE.left<Failure>({ _tag: 'SignInAgain' })),
      )
}

/**
 * Shows once more that it is the owner who asks, where an open session alone is not enough (I12): by the password, or, for whoever
 * has none, by having signed in just now.
 */
export const confirmOwner = (deps: ConfirmDeps, caller: Callers['customer'], password: string): TE.TaskEither<Failure, Customer> =>
  pipe(
    deps.passwordBook.account(caller.owner),
    TE.flatMap((account) => (account === undefined ? TE.left(NOT_SIGNED_IN) : TE.right(account))),
    TE.tap((account): TE.TaskEither<Failure, unknown> =>
      account.passwordHash === undefined ? signedInJustNow(deps, caller) : checkPassword(deps, caller, password)(account)),
    TE.map(({ customer }) => customer),
  )
