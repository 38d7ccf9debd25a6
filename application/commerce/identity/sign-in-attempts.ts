import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { countSignInAttempt, isOwnNetwork, noteSignIn, type SignInScope } from '../attempts/sign-ins.ts'

const PASSWORD = { pair: 'signInOfPair', network: 'signInFromNetwork', newNetworks: 'signInOfEmail' } as const
const SHOP: SignInScope = { ownKey: 'signed in', steps: [PASSWORD] }

/** Whether a recent sign-in to the account of this address came from this network. */
export const isOwnCustomerNetwork = (deps: CountDeps, email: Email, network: string): TE.TaskEither<ServiceUnavailable, boolean> =>
  isOwnNetwork(deps, SHOP, { account: canonicalEmailOf(email), network })

/** Counts a password attempt before it is checked. */
export const countSignIn = (deps: CountDeps, email: Email, network: string): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
  countSignInAttempt(deps, SHOP, PASSWORD, { account: canonicalEmailOf(email), network })

/** Records a customer's sign-in from this network. */
export const noteSignedIn = (deps: CountDeps, email: Email, network: string): TE.TaskEither<ServiceUnavailable, void> =>
  noteSignIn(deps, SHOP, { account: canonicalEmailOf(email), network })
