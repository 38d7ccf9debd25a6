import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { REVOKES_BY_DEFAULT } from '../../../domain/identity/account-life.ts'
import { makePassword, type Password } from '../../../domain/identity/password.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { passwordChangedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { checkPassword, type CheckDeps } from './check-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import { newSession, type SessionDeps } from './new-session.ts'
import type { PasswordBook } from './password-book.port.ts'

/** The password one has, twice the one that is to be, and whether providers and passkeys go with the old one. */
export type NewPassword = {
  readonly current: string
  readonly wanted: string
  readonly confirmed: string
  readonly isRevoking?: boolean
}

/**
 * Puts another password in place of one's own. All others who were signed in are not any more, whoever asked stays in by a new
 * session, and the owner is told by mail (Account §7, decision S21). Guesses at the old one count as they do for signing in.
 */
export type ChangePassword = (caller: Callers['customer'], asked: NewPassword) => TE.TaskEither<Failure, void>

type Deps = AccountMailDeps & CheckDeps & SessionDeps & { readonly passwordBook: PasswordBook }

const WRONG: Failure = { _tag: 'WrongPassword' }

const wanted = ({ wanted: text, confirmed }: NewPassword): E.Either<Failure, Password> =>
  pipe(
    makePassword(text),
    E.mapLeft(({ why }): Failure => ({ _tag: 'WeakNewPassword', why })),
    E.filterOrElse(() => text === confirmed, (): Failure => ({ _tag: 'PasswordsDiffer' })),
  )

type Owner = { readonly customer: Customer; readonly before: string }

/** Whoever has no password proves the mailbox instead: to them any is wrong. */
const owner = (deps: Deps, caller: Callers['customer'], current: string): TE.TaskEither<Failure, Owner> =>
  pipe(
    deps.passwordBook.account(caller.owner),
    TE.flatMap((account) =>
      account === undefined
        ? TE.left(WRONG)
        : pipe(checkPassword(deps, caller, current)(account), TE.map((before) => ({ customer: account.customer, before })))),
  )

const changed = (
  deps: Deps, caller: Callers['customer'], { customer, before, isRevoking }: Owner & { readonly isRevoking: boolean }, after: string,
): TE.TaskEither<Failure, void> => {
  const session = newSession(deps, caller, caller.owner)
  return pipe(
    deps.passwordBook.change({
      before, after, session, isRevoking,
      mails: (removed) => [passwordChangedMail(sendAccountMail(deps)(caller, customer.email, 'password-changed'), removed)],
    }),
    TE.flatMap((isDone) => (isDone ? TE.right(undefined) : TE.left(WRONG))),
    TE.tapIO(() => () => { caller.session.store(session.token, session.endsAt, customer.email) }),
  )
}

export const makeChangePassword =
  (deps: Deps): ChangePassword =>
  (caller, asked) =>
    pipe(
      TE.fromEither(wanted(asked)),
      TE.bindTo('password'),
      TE.bind('owner', () => owner(deps, caller, asked.current)),
      TE.bindW('after', ({ password }) => deps.passwords.hash(password)),
      TE.flatMap(({ owner: known, after }) =>
        changed(deps, caller, { ...known, isRevoking: asked.isRevoking ?? REVOKES_BY_DEFAULT.passwordChanged }, after)),
    )
