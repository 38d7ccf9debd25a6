import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PasskeyAssertion } from '../../../domain/passkey/passkey-proof.ts'
import { relyingParty } from '../../../domain/passkey/relying-party.ts'
import type { PasskeyId } from '../../../domain/passkey/passkey.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import { noteSignedIn } from '../identity/sign-in-attempts.ts'
import { welcome, type Begin, type Welcome, type WelcomeDeps } from '../identity/welcome.ts'
import type { Callers } from '../shop/request-context.ts'
import type { StoredPasskey, PasskeyBook } from './passkey-book.port.ts'
import type { PasskeyChecks } from './passkey-checks.port.ts'
import { REFUSED, useChallenge, type ChallengeDeps } from './use-challenge.ts'

/**
 * Signs in with a passkey, bringing the cart at hand along: as with a password, the session is always a new one, and one from before is
 * closed. A passkey that nobody keeps and one that answers wrongly are one refusal.
 */
export type SignInWithPasskey = (caller: Callers['anyone'], answer: PasskeyAssertion, cart?: CartToken) => TE.TaskEither<Failure, Welcome>

type Deps = WelcomeDeps & CountDeps & ChallengeDeps & {
  readonly passkeys: PasskeyBook
  readonly passkeyChecks: PasskeyChecks
  readonly customers: CustomerBook
}

type Used = { readonly customer: Customer; readonly id: PasskeyId; readonly counter: number }

const isHolders = (kept: StoredPasskey, { holder }: PasskeyAssertion): boolean => kept.accountId === holder

const used = (deps: Deps, { publicUrl }: Callers['anyone'], answer: PasskeyAssertion): TE.TaskEither<Failure, Used> => {
  const place = relyingParty(publicUrl)
  return pipe(
    deps.passkeys.find(answer.credential, place.host),
    TE.flatMap(TE.fromNullable(REFUSED)),
    TE.filterOrElse((kept) => isHolders(kept, answer), () => REFUSED),
    TE.bindTo('kept'),
    TE.bind('counter', ({ kept }) => pipe(deps.passkeyChecks.used(answer, kept, place), TE.flatMap(TE.fromNullable(REFUSED)))),
    TE.bind('customer', ({ kept }) => pipe(deps.customers.customer(kept.accountId), TE.flatMap(TE.fromNullable(REFUSED)))),
    TE.map(({ kept: { id }, counter, customer }) => ({ id, counter, customer })),
  )
}

// A passkey that was removed while its answer was checked opens nothing, and of two answers with one count only the first does.
const whileKept = ({ passkeys }: Deps, { id, counter }: Used): Begin => (session) =>
  pipe(
    passkeys.begin(session, { id, counter }),
    TE.flatMap((hasBegun) => (hasBegun ? TE.right(undefined) : TE.left(REFUSED))),
  )

export const makeSignInWithPasskey =
  (deps: Deps): SignInWithPasskey =>
  (caller, answer, cart) =>
    pipe(
      countAttempt(deps)('signInFromNetwork', caller.from),
      TE.flatMap(() => useChallenge(deps)({ purpose: 'sign-in', holder: caller.session.ticket(), challenge: answer.challenge })),
      TE.flatMap(() => used(deps, caller, answer)),
      TE.tap(({ customer }) => noteSignedIn(deps, customer.email, caller.from)),
      TE.flatMap((one) => welcome(deps, whileKept(deps, one))(caller, cart)(one.customer)),
    )
