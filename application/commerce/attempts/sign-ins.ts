import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { OWN_NETWORK_FOR } from '../../../domain/attempts/attempt-limit.ts'
import type { LimitName } from '../../../domain/limits/limits.ts'
import type { FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { attemptKey, countAttempt, type CountDeps } from './count-attempt.ts'

/** A sign-in attempt: the account it names and the client network. */
export type SignInAttempt = { readonly account: string; readonly network: string }

/** The limits of one step: per account and network, per network, and per account from all networks that are not its own. */
export type SignInLimits = { readonly pair: LimitName; readonly network: LimitName; readonly newNetworks: LimitName }

/** One sign-in form: the steps whose attempts are counted, and the key prefix of the networks where a sign-in succeeded. */
export type SignInScope = { readonly ownKey: string; readonly steps: readonly SignInLimits[] }

const pairOf = ({ account, network }: SignInAttempt): string => `${account} ${network}`

/** Whether this account signed in from this network within the last thirty days. */
export const isOwnNetwork = (
  { attempts, clock }: CountDeps, { ownKey }: SignInScope, attempt: SignInAttempt,
): TE.TaskEither<ServiceUnavailable, boolean> =>
  pipe(
    attempts.count(`${ownKey} ${pairOf(attempt)}`, new Date(clock.now().getTime() - OWN_NETWORK_FOR)),
    TE.map((times) => times > 0),
  )

/**
 * Counts an attempt before it is carried out: per account and network, per network, and, if the account never signed in from this network,
 * per account over all such networks. So neither many networks nor many accounts gain attempts, and a stranger cannot lock the owner out.
 * `count`: counts against one limit.
 */
export const countSignInAttempt = (
  deps: CountDeps, scope: SignInScope, limits: SignInLimits, attempt: SignInAttempt, count = countAttempt(deps),
): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
  pipe(
    count(limits.pair, pairOf(attempt)),
    TE.flatMap(() => count(limits.network, attempt.network)),
    TE.flatMap(() => isOwnNetwork(deps, scope, attempt)),
    TE.flatMap((isOwn) => (isOwn ? TE.right(undefined) : count(limits.newNetworks, attempt.account))),
  )

/** Records this network as one of the account's own. */
export const noteOwnNetwork = (
  { attempts, clock }: CountDeps, { ownKey }: SignInScope, attempt: SignInAttempt,
): TE.TaskEither<ServiceUnavailable, void> => {
  const [now, key] = [clock.now(), `${ownKey} ${pairOf(attempt)}`]
  return pipe(
    attempts.reset(key),
    TE.flatMap(() => attempts.note(key, now, new Date(now.getTime() - OWN_NETWORK_FOR))),
    TE.map(() => undefined),
  )
}

/** Records a sign-in: the network becomes the account's own, and its failed attempts are cleared. */
export const noteSignIn = (deps: CountDeps, scope: SignInScope, attempt: SignInAttempt): TE.TaskEither<ServiceUnavailable, void> =>
  pipe(
    noteOwnNetwork(deps, scope, attempt),
    TE.flatMap(() => pipe(scope.steps, TE.traverseSeqArray(({ pair }) => deps.attempts.reset(attemptKey(pair, pairOf(attempt)))))),
    TE.map(() => undefined),
  )
