import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { REVOKES_BY_DEFAULT } from '../../../domain/identity/account-life.ts'
import { makePassword, type Password } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { passwordChangedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { checkPassword, type CheckDeps } from './check-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import { newSession, type SessionDeps } from './new-session.ts'
import type { PasswordRepository } from './password-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { securityContract } from '../../contract/security.ts'

/** The current password, the new one twice, and whether linked providers and passkeys are removed. */
export type NewPassword = {
  readonly current: string
  readonly next: string
  readonly confirmed: string
  readonly isRevoking?: boolean
}

type Deps = AccountMailDeps & CheckDeps & SessionDeps & { readonly passwordRepository: PasswordRepository }

const WRONG: RefusalBy<'WrongPassword'> = { _tag: 'WrongPassword' }

const readNewPassword = ({ next: text, confirmed }: NewPassword): E.Either<RefusalBy<'PasswordsDiffer' | 'WeakNewPassword'>, Password> =>
  pipe(
    makePassword(text),
    E.mapLeft(({ why }): RefusalBy<'WeakNewPassword'> => ({ _tag: 'WeakNewPassword', why })),
    E.filterOrElseW(() => text === confirmed, (): RefusalBy<'PasswordsDiffer'> => ({ _tag: 'PasswordsDiffer' })),
  )

type Owner = { readonly customer: Customer; readonly before: string }

/** Without a password any is wrong: the owner verifies the e-mail address instead. */
const owner = (deps: Deps, caller: Callers['customer'], current: string): TE.TaskEither<
  FailureBy<'TooManyAttempts' | 'WrongPassword'>, Owner
> =>
  pipe(
    deps.passwordRepository.account(caller.owner),
    TE.flatMap((account) =>
      account === undefined
        ? TE.left(WRONG)
        : pipe(checkPassword(deps, caller, current)(account), TE.map((before) => ({ customer: account.customer, before })))),
  )

const saveAndNotify = (
  deps: Deps, caller: Callers['customer'], { customer, before, isRevoking }: Owner & { readonly isRevoking: boolean }, after: string,
): TE.TaskEither<FailureBy<'WrongPassword'>, void> => {
  const session = newSession(deps, caller, caller.owner)
  return pipe(
    deps.passwordRepository.change({
      before, after, session, isRevoking,
      mails: (removed) => [passwordChangedMail(sendAccountMail(deps)(caller, customer.email, 'password-changed'), removed)],
    }),
    TE.flatMap((isDone) => (isDone ? TE.right(undefined) : TE.left(WRONG))),
    TE.tapIO(() => () => { caller.session.store(session.token, session.endsAt, customer.email) }),
  )
}

/**
 * Changes the customer's password. All other sessions end, the caller gets a new session, and the owner is notified by mail (Account §7,
 * decision S21). Attempts count like sign-in attempts.
 */
export const makeChangeMyPassword =
  (deps: Deps): UseCase<typeof securityContract.changeMyPassword> =>
  (caller, input) =>
    pipe(
      TE.fromEither(readNewPassword(input)),
      TE.bindTo('password'),
      TE.bindW('owner', () => owner(deps, caller, input.current)),
      TE.bindW('after', ({ password }) => deps.passwords.hash(password)),
      TE.flatMap(({ owner: verified, after }) =>
        saveAndNotify(deps, caller, { ...verified, isRevoking: input.isRevoking ?? REVOKES_BY_DEFAULT.passwordChanged }, after)),
    )
