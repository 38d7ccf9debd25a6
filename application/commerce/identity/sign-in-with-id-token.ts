import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { makeNames } from '../../../domain/customer/make-names.ts'
import type { VouchedIdentity } from '../../../domain/identity/vouched-identity.ts'
import { registrationOutcome } from '../../../domain/identity/registration-outcome.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import type { Claims, CustomerRepository } from '../customer/customer-repository.port.ts'
import { identityLinkedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'
import { readIdToken, spendIdToken, type TokenDeps } from './read-id-token.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import { welcome, type Begin, type WelcomeDeps } from './welcome.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

type Deps = WelcomeDeps & TokenDeps & AccountMailDeps & {
  readonly customers: CustomerRepository
  readonly linkedIdentities: LinkedIdentities
  readonly tokens: TokenMaker
}

/** `undefined` if another request took the identity or address at the same moment. */
type SignInFailure = FailureBy<'InvalidNames' | 'NotSignedIn' | 'SignInFirst' | 'TooManyAttempts'>
type MaybeCustomer = TE.TaskEither<SignInFailure, Customer | undefined>

const SIGN_IN_FIRST: RefusalBy<'SignInFirst'> = { _tag: 'SignInFirst' }

/** A new account; the address is verified, since the provider confirmed it. */
const openAccount = (deps: Deps, { from }: Callers['anyone'], identity: VouchedIdentity, email: Email): MaybeCustomer =>
  pipe(
    TE.fromEither(makeNames({ firstName: identity.firstName, lastName: identity.lastName })),
    TE.mapLeft((fields): RefusalBy<'InvalidNames'> => ({ _tag: 'InvalidNames', fields })),
    TE.tap(() => countAttempt(deps)('signUpFromNetwork', from)),
    TE.flatMap((names) =>
      deps.linkedIdentities.open({ ...names, email, accountId: newToken(deps.tokens, makeAccountId), isVerified: true }, identity)),
  )

/** Links the identity to the verified account; the owner is notified by mail. */
const linkToOwner = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity, owner: Customer): MaybeCustomer =>
  pipe(
    deps.linkedIdentities.link(owner.accountId, identity, {
      mails: [identityLinkedMail(sendAccountMail(deps)(caller, owner.email, 'identity-linked'), identity.provider)],
    }),
    TE.map((isTheirs) => (isTheirs ? owner : undefined)),
  )

const byAddress =
  (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity, email: Email) =>
  ({ proven, claimed }: Claims): MaybeCustomer => {
    const outcome = registrationOutcome({
      isVouched: identity.isEmailVouched, isVerified: proven !== undefined, isClaimed: claimed !== undefined,
    })
    if (outcome === 'opens') return openAccount(deps, caller, identity, email)
    return outcome === 'joins' && proven !== undefined ? linkToOwner(deps, caller, identity, proven.customer) : TE.left(SIGN_IN_FIRST)
  }

const firstSignIn = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity): MaybeCustomer => {
  const { email } = identity
  return email === undefined
    ? TE.left(SIGN_IN_FIRST)
    : pipe(deps.customers.claims(email), TE.flatMap(byAddress(deps, caller, identity, email)))
}

const findOrTry = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity): MaybeCustomer =>
  pipe(
    deps.linkedIdentities.holder(identity),
    TE.flatMap((holder) => (holder === undefined ? firstSignIn(deps, caller, identity) : TE.right(holder))),
  )

/** Of two concurrent requests the second finds what the first one created. */
const findOrOpen = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity): TE.TaskEither<SignInFailure, Customer> =>
  pipe(
    findOrTry(deps, caller, identity),
    TE.flatMap((customer) => (customer === undefined ? findOrTry(deps, caller, identity) : TE.right(customer))),
    TE.flatMap((customer) => (customer === undefined ? TE.left(SIGN_IN_FIRST) : TE.right(customer))),
  )

// An identity that was unlinked while its token was read opens nothing: the unlinking ended all its sessions.
const whileLinked = ({ linkedIdentities }: Deps, identity: VouchedIdentity): Begin<FailureBy<'SignInFirst'>> => (session) =>
  pipe(
    linkedIdentities.begin(session, identity),
    TE.flatMap((hasBegun) => (hasBegun ? TE.right(undefined) : TE.left(SIGN_IN_FIRST))),
  )

/**
 * Signs in with an ID token of a provider and merges the guest cart. Only the verified token decides who it is. An empty token signs
 * nobody in or out: providers send one while they start (Account §4.1, decisions S9, S10).
 */
export const makeSignInWithIdToken =
  (deps: Deps): UseCase<typeof identityContract.signInWithIdToken> =>
  (caller, { token, cart }) =>
    token === ''
      ? TE.right(undefined)
      : pipe(
          readIdToken(deps)(caller, token),
          TE.bindTo('read'),
          TE.bindW('customer', ({ read }) => findOrOpen(deps, caller, read.identity)),
          TE.tap(({ read }) => spendIdToken(deps, token, read)),
          TE.tap(({ customer }) => (customer.isVerified ? noteSignedIn(deps, customer.email, caller.from) : TE.right(undefined))),
          TE.flatMap(({ customer, read }) => welcome(deps, whileLinked(deps, read.identity))(caller, cart)(customer)),
        )
