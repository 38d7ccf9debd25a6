import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { Askers } from '../shop/asker.ts'
import type { PasswordHasher } from './password-hasher.port.ts'
import { countSignIn, noteSignedIn } from './sign-in-attempts.ts'
import { welcome, type Welcome, type WelcomeDeps } from './welcome.ts'

export type Credentials = { readonly email: string; readonly password: string }

/**
 * Signs in with e-mail and password, bringing the cart at hand along. An unknown e-mail and a wrong password are one
 * answer and take the same time; the session is always a new one, and one from before is closed (Account §4).
 */
export type SignIn = (asker: Askers['anyone'], credentials: Credentials, cart?: CartToken) => TE.TaskEither<Failure, Welcome>

type Deps = WelcomeDeps & CountDeps & { readonly customers: CustomerBook; readonly passwords: PasswordHasher }

const WRONG: Failure = { _tag: 'WrongCredentials' }

const proven = (deps: Deps, email: Email, password: string): TE.TaskEither<Failure, Customer> =>
  pipe(
    deps.customers.credentials(email),
    TE.flatMap((known) =>
      pipe(
        deps.passwords.matches(known?.passwordHash, password),
        TE.flatMap((isRight) => (isRight && known !== undefined ? TE.right(known.customer) : TE.left(WRONG))),
      ),
    ),
  )

export const makeSignIn =
  (deps: Deps): SignIn =>
  (asker, { email: text, password }, cart) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.filterOrElseW(() => password.length <= PASSWORD_LENGTH.maximum, () => WRONG),
      TE.bindTo('email'),
      TE.tap(({ email }) => countSignIn(deps, email, asker.from)),
      TE.bindW('customer', ({ email }) => proven(deps, email, password)),
      TE.tap(({ email }) => noteSignedIn(deps, email, asker.from)),
      TE.flatMap(({ customer }) => welcome(deps)(asker, cart)(customer)),
    )
