import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { Account } from '../customer/customer-repository.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { PasswordHasher } from './password-hasher.port.ts'
import { countSignIn, noteSignedIn } from './sign-in-attempts.ts'

export type CheckDeps = CountDeps & { readonly passwords: PasswordHasher }

const WRONG: RefusalBy<'WrongPassword'> = { _tag: 'WrongPassword' }

/** Checks the account's password; attempts count like sign-in attempts. For an account without a password any is wrong. */
export const checkPassword =
  (deps: CheckDeps, { from }: Callers['customer'], password: string) =>
  ({ customer, passwordHash }: Account): TE.TaskEither<FailureBy<'TooManyAttempts' | 'WrongPassword'>, string> =>
    passwordHash === undefined || password.length > PASSWORD_LENGTH.maximum
      ? TE.left(WRONG)
      : pipe(
          countSignIn(deps, customer.email, from),
          TE.flatMap(() => deps.passwords.matches(passwordHash, password)),
          TE.flatMap((isRight) => (isRight ? TE.right(passwordHash) : TE.left(WRONG))),
          TE.tap(() => (customer.isVerified ? noteSignedIn(deps, customer.email, from) : TE.right(undefined))),
        )
