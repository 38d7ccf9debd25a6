import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PasskeyAssertion } from '../../../domain/passkey/passkey-options.ts'
import { relyingParty } from '../../../domain/passkey/relying-party.ts'
import type { PasskeyId } from '../../../domain/passkey/passkey.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { CustomerRepository } from '../customer/customer-repository.port.ts'
import { noteSignedIn } from '../identity/sign-in-attempts.ts'
import { welcome, type Begin, type WelcomeDeps } from '../identity/welcome.ts'
import type { Callers } from '../shop/request-context.ts'
import type { StoredPasskey, PasskeyRepository } from './passkey-repository.port.ts'
import type { PasskeyChecks } from './passkey-checks.port.ts'
import { REFUSED, useChallenge, type ChallengeDeps } from './use-challenge.ts'
import type { UseCase } from '../operation.ts'
import type { passkeyContract } from '../../contract/passkey.ts'

/**
 * Signs in with a passkey and merges the guest cart: the session is always new, a previous one ends. An unknown passkey and a wrong
 * response give the same refusal.
 */
export type SignInWithPasskey = UseCase<typeof passkeyContract.signInWithPasskey>

type Deps = WelcomeDeps & CountDeps & ChallengeDeps & {
  readonly passkeys: PasskeyRepository
  readonly passkeyChecks: PasskeyChecks
  readonly customers: CustomerRepository
}

type VerifiedPasskey = { readonly customer: Customer; readonly id: PasskeyId; readonly counter: number }

const isHolders = (passkey: StoredPasskey, { holder }: PasskeyAssertion): boolean => passkey.accountId === holder

const verify = (deps: Deps, { publicUrl }: Callers['anyone'], assertion: PasskeyAssertion): TE.TaskEither<
  FailureBy<'PasskeyRefused'>, VerifiedPasskey
> => {
  const party = relyingParty(publicUrl)
  return pipe(
    deps.passkeys.find(assertion.credential, party.host),
    TE.flatMap(TE.fromNullable(REFUSED)),
    TE.filterOrElseW((passkey) => isHolders(passkey, assertion), () => REFUSED),
    TE.bindTo('passkey'),
    TE.bindW('counter', ({ passkey }) => pipe(deps.passkeyChecks.used(assertion, passkey, party), TE.flatMap(TE.fromNullable(REFUSED)))),
    TE.bindW('customer', ({ passkey }) => pipe(deps.customers.customer(passkey.accountId), TE.flatMap(TE.fromNullable(REFUSED)))),
    TE.map(({ passkey: { id }, counter, customer }) => ({ id, counter, customer })),
  )
}

// A passkey that was removed during verification opens nothing, and of two responses with one counter only the first does.
const whileStored = ({ passkeys }: Deps, { id, counter }: VerifiedPasskey): Begin<FailureBy<'PasskeyRefused'>> => (session) =>
  pipe(
    passkeys.begin(session, { id, counter }),
    TE.flatMap((hasBegun) => (hasBegun ? TE.right(undefined) : TE.left(REFUSED))),
  )

export const makeSignInWithPasskey =
  (deps: Deps): SignInWithPasskey =>
  (caller, { response: assertion, cart }) =>
    pipe(
      countAttempt(deps)('signInFromNetwork', caller.from),
      TE.flatMap(() => useChallenge(deps)({ purpose: 'sign-in', holder: caller.session.ticket(), challenge: assertion.challenge })),
      TE.flatMap(() => verify(deps, caller, assertion)),
      TE.tap(({ customer }) => noteSignedIn(deps, customer.email, caller.from)),
      TE.flatMap((verified) => welcome(deps, whileStored(deps, verified))(caller, cart)(verified.customer)),
    )
