import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeNames } from '../../../domain/customer/make-names.ts'
import type { MarketingChannel } from '../../../domain/customer/marketing.ts'
import { makePassword } from '../../../domain/identity/password.ts'
import type { RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import type { SessionStart } from '../../../domain/identity/session-start.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { newToken } from '../shop/new-token.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import type { RequestConsent } from './request-consent.ts'
import { requestVerification } from './request-verification.ts'
import { ignoreTooManyAttempts } from './ignore-too-many-attempts.ts'
import type { ProofDeps } from './send-account-mail.ts'
import type { PasswordHasher } from './password-hasher.port.ts'
import { sessionStart } from './new-session.ts'
import type { Credentials } from './sign-in.ts'
import { letIn, type WelcomeDeps } from './welcome.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

export type Registration = Credentials & {
  readonly firstName: string
  readonly lastName: string
  readonly locale?: Locale
  /** Marketing channels to subscribe to, once the consent mail is confirmed. */
  readonly channels?: readonly MarketingChannel[]
}

/**
 * Creates an account, signs in at once and merges the guest cart (Account §4). Whether the address has an account already is revealed to
 * its reader only, by mail.
 */
export type SignUp = UseCase<typeof identityContract.signUp>

type Deps = WelcomeDeps & ProofDeps & {
  readonly passwords: PasswordHasher
  readonly requestConsent: RequestConsent
}

type ValidRegistration = Omit<Customer, 'accountId' | 'isVerified'> & { readonly password: string }

const validate = ({ email, password, firstName, lastName, locale }: Registration): E.Either<
  RefusalBy<'InvalidEmail' | 'InvalidNames' | 'WeakPassword'>, ValidRegistration
> =>
  pipe(
    E.Do,
    E.bind('names', () => pipe(
      makeNames({ firstName, lastName }), E.mapLeft((fields): RefusalBy<'InvalidNames'> => ({ _tag: 'InvalidNames', fields })),
    )),
    E.bindW('email', () => makeEmail(email)),
    E.bindW('password', () => makePassword(password)),
    E.map(({ names, ...rest }) => ({ ...names, ...rest, ...omitUndefined({ locale }) })),
  )

// The session begins before a mail is sent: if the owner of the address uses its link, this session ends with all others.
const addCustomer = (
  deps: Deps, { password, ...profile }: ValidRegistration, begins: SessionStart,
): TE.TaskEither<ServiceUnavailable, Customer> =>
  pipe(
    deps.passwords.hash(password),
    TE.flatMap((hash) =>
      deps.customers.add({ ...profile, accountId: newToken(deps.tokens, makeAccountId), isVerified: false }, hash, begins)),
  )

export const makeSignUp =
  (deps: Deps): SignUp =>
  (caller, { registration, cart }) => {
    const begins = sessionStart(deps, caller)
    return pipe(
      TE.fromEither(validate(registration)),
      TE.tap(() => countAttempt(deps)('signUpFromNetwork', caller.from)),
      TE.flatMap((profile) => addCustomer(deps, profile, begins)),
      TE.tap((customer) => ignoreTooManyAttempts(requestVerification(deps)(caller, customer))),
      TE.tap(({ email }) =>
        ignoreTooManyAttempts(deps.requestConsent(caller, { email, channels: registration.channels ?? [], source: 'registration' }))),
      TE.flatMap(letIn(deps)(caller, cart, begins)),
    )
  }
