import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail, type Email } from '../../../domain/customer/email.ts'
import { PASSWORD_LENGTH } from '../../../domain/identity/password.ts'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Account, CustomerRepository } from '../customer/customer-repository.port.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import type { PasswordHasher } from './password-hasher.port.ts'
import { countSignIn, noteSignedIn } from './sign-in-attempts.ts'
import type { PasswordRepository } from './password-repository.port.ts'
import { welcome, type Begin, type WelcomeDeps } from './welcome.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

export type Credentials = { readonly email: string; readonly password: string }

/**
 * Signs in with e-mail address and password and merges the guest cart. An unknown address and a wrong password give the same response in
 * the same time; the session is always new, a previous one ends (Account §4).
 */
export type SignIn = UseCase<typeof identityContract.signIn>

type Deps = WelcomeDeps & CountDeps & {
  readonly customers: CustomerRepository
  readonly passwords: PasswordHasher
  readonly passwordRepository: PasswordRepository
}

const WRONG: RefusalBy<'WrongCredentials'> = { _tag: 'WrongCredentials' }

const checkAccount = (deps: Deps, account: Account | undefined, password: string): TE.TaskEither<FailureBy<'WrongCredentials'>, Account> =>
  pipe(
    deps.passwords.matches(account?.passwordHash, password),
    TE.flatMap((isRight) => (isRight && account !== undefined ? TE.right(account) : TE.left(WRONG))),
  )

/** The account that verified the address, else the one that entered it: both are always checked, so that a refusal reveals neither. */
const findAccount = (deps: Deps, email: Email, password: string): TE.TaskEither<FailureBy<'WrongCredentials'>, Account> =>
  pipe(
    deps.customers.claims(email),
    TE.flatMap(({ proven, claimed }) =>
      pipe(
        checkAccount(deps, proven, password),
        TE.orElse((failure) => (failure === WRONG ? checkAccount(deps, claimed, password) : TE.left(failure))),
      )),
  )

// A password that was changed while it was checked opens nothing: the change ended all sessions of the old one.
const whileUnchanged = ({ passwordRepository }: Deps, { passwordHash = '' }: Account): Begin<FailureBy<'WrongCredentials'>> => (session) =>
  pipe(
    passwordRepository.begin(session, passwordHash),
    TE.flatMap((hasBegun) => (hasBegun ? TE.right(undefined) : TE.left(WRONG))),
  )

// An account with an unverified address is not its owner: its sign-in grants no further attempts at the owner's password.
const noteOwner = (deps: Deps, { email, isVerified }: Customer, network: string): TE.TaskEither<ServiceUnavailable, void> =>
  isVerified ? noteSignedIn(deps, email, network) : TE.right(undefined)

export const makeSignIn =
  (deps: Deps): SignIn =>
  (caller, { credentials: { email: text, password }, cart }) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.filterOrElseW(() => password.length <= PASSWORD_LENGTH.maximum, () => WRONG),
      TE.bindTo('email'),
      TE.tap(({ email }) => countSignIn(deps, email, caller.from)),
      TE.bindW('account', ({ email }) => findAccount(deps, email, password)),
      TE.tap(({ account }) => noteOwner(deps, account.customer, caller.from)),
      TE.flatMap(({ account }) => welcome(deps, whileUnchanged(deps, account))(caller, cart)(account.customer)),
    )
