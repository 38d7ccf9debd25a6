import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { makeNames } from '../../../domain/customer/make-names.ts'
import type { VouchedIdentity } from '../../../domain/identity/vouched-identity.ts'
import { registrationOutcome } from '../../../domain/identity/registration-outcome.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import type { Claims, CustomerBook } from '../customer/customer-book.port.ts'
import { identityLinkedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import type { LinkedIdentities } from './linked-identities.port.ts'
import { readIdToken, spendIdToken, type TokenDeps } from './read-id-token.ts'
import { noteSignedIn } from './sign-in-attempts.ts'
import { welcome, type Begin, type Welcome, type WelcomeDeps } from './welcome.ts'

/**
 * Signs in whoever a provider vouches for, bringing the cart at hand along. Who that is stands in the verified token and nowhere
 * else. Without a token nobody is signed in, and nobody out: providers say "nobody" while they start (Account §4.1, decisions S9, S10).
 */
export type SignInWithToken = (caller: Callers['anyone'], token: string, cart?: CartToken) => TE.TaskEither<Failure, Welcome | undefined>

type Deps = WelcomeDeps & TokenDeps & AccountMailDeps & {
  readonly customers: CustomerBook
  readonly linkedIdentities: LinkedIdentities
  readonly tokens: TokenMaker
}

/** Nobody, where somebody else came at the same moment. */
type Found = TE.TaskEither<Failure, Customer | undefined>

const SIGN_IN_FIRST: Failure = { _tag: 'SignInFirst' }

/** An account of their own: the mailbox is proven, as the provider saw that they read it. */
const opened = (deps: Deps, { from }: Callers['anyone'], identity: VouchedIdentity, email: Email): Found =>
  pipe(
    TE.fromEither(makeNames({ firstName: identity.firstName, lastName: identity.lastName })),
    TE.mapLeft((fields): Failure => ({ _tag: 'InvalidNames', fields })),
    TE.tap(() => countAttempt(deps)('signUpFromNetwork', from)),
    TE.flatMap((names) =>
      deps.linkedIdentities.open({ ...names, email, accountId: newToken(deps.tokens, makeAccountId), isVerified: true }, identity)),
  )

/** The owner is told by mail, in case it was not them. */
const joined = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity, owner: Customer): Found =>
  pipe(
    deps.linkedIdentities.link(owner.accountId, identity, {
      mails: [identityLinkedMail(sendAccountMail(deps)(caller, owner.email, 'identity-linked'), identity.provider)],
    }),
    TE.map((isTheirs) => (isTheirs ? owner : undefined)),
  )

const newcomer =
  (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity, mailbox: Email) =>
  ({ proven, claimed }: Claims): Found => {
    const way = registrationOutcome({
      isVouched: identity.isEmailVouched, isVerified: proven !== undefined, isClaimed: claimed !== undefined,
    })
    if (way === 'opens') return opened(deps, caller, identity, mailbox)
    return way === 'joins' && proven !== undefined ? joined(deps, caller, identity, proven.customer) : TE.left(SIGN_IN_FIRST)
  }

const metFirst = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity): Found => {
  const { mailbox } = identity
  return mailbox === undefined
    ? TE.left(SIGN_IN_FIRST)
    : pipe(deps.customers.claims(mailbox), TE.flatMap(newcomer(deps, caller, identity, mailbox)))
}

const known = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity): Found =>
  pipe(
    deps.linkedIdentities.holder(identity),
    TE.flatMap((holder) => (holder === undefined ? metFirst(deps, caller, identity) : TE.right(holder))),
  )

/** Where two came at once, the second finds what the first has opened. */
const found = (deps: Deps, caller: Callers['anyone'], identity: VouchedIdentity): TE.TaskEither<Failure, Customer> =>
  pipe(
    known(deps, caller, identity),
    TE.flatMap((customer) => (customer === undefined ? known(deps, caller, identity) : TE.right(customer))),
    TE.flatMap((customer) => (customer === undefined ? TE.left(SIGN_IN_FIRST) : TE.right(customer))),
  )

// A provider that was revoked while its token was read opens nothing: whoever revoked it shut out all who came by it.
const whileLinked = ({ linkedIdentities }: Deps, identity: VouchedIdentity): Begin => (session) =>
  pipe(
    linkedIdentities.begin(session, identity),
    TE.flatMap((hasBegun) => (hasBegun ? TE.right(undefined) : TE.left(SIGN_IN_FIRST))),
  )

export const makeSignInWithToken =
  (deps: Deps): SignInWithToken =>
  (caller, token, cart) =>
    token === ''
      ? TE.right(undefined)
      : pipe(
          readIdToken(deps)(caller, token),
          TE.bindTo('read'),
          TE.bind('customer', ({ read }) => found(deps, caller, read.identity)),
          TE.tap(({ read }) => spendIdToken(deps, token, read)),
          TE.tap(({ customer }) => (customer.isVerified ? noteSignedIn(deps, customer.email, caller.from) : TE.right(undefined))),
          TE.flatMap(({ customer, read }) => welcome(deps, whileLinked(deps, read.identity))(caller, cart)(customer)),
        )
