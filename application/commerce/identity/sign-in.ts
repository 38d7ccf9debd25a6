import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Account, CustomerBook } from '../customer/customer-book.port.ts'
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

const opened = (deps: Deps, account: Account | undefined, password: string): TE.TaskEither<Failure, Customer> =>
  pipe(
    deps.passwords.matches(account?.passwordHash, password),
    TE.flatMap((isRight) => (isRight && account !== undefined ? TE.right(account.customer) : TE.left(WRONG))),
  )

/** Whoever proved the mailbox, else whoever claims it: both are tried always, so that a refusal tells of neither. */
const known = (deps: Deps, email: Email, password: string): TE.TaskEither<Failure, Customer> =>
  pipe(
    deps.customers.claims(email),
    TE.flatMap(({ proven, claimed }) =>
      pipe(
        opened(deps, proven, password),
        TE.orElse((failure) => (failure === WRONG ? opened(deps, claimed, password) : TE.left(failure))),
      )),
  )

// Who named a mailbox without proof is nobody's owner there: coming in opens no further tries at the owner's password.
const noteOwner = (deps: Deps, { email, isProven }: Customer, place: string): TE.TaskEither<Failure, void> =>
  isProven ? noteSignedIn(deps, email, place) : TE.right(undefined)

export const makeSignIn =
  (deps: Deps): SignIn =>
  (asker, { email: text, password }, cart) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.filterOrElseW(() => password.length <= PASSWORD_LENGTH.maximum, () => WRONG),
      TE.bindTo('email'),
      TE.tap(({ email }) => countSignIn(deps, email, asker.from)),
      TE.bindW('customer', ({ email }) => known(deps, email, password)),
      TE.tap(({ customer }) => noteOwner(deps, customer, asker.from)),
      TE.flatMap(({ customer }) => welcome(deps)(asker, cart)(customer)),
    )
