import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { OWN_NETWORK_FOR } from '../../../domain/attempts/attempt-limit.ts'
import type { LimitName } from '../../../domain/limits/limits.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { attemptKey, countAttempt, type CountDeps } from './count-attempt.ts'

/** Somebody who tries to sign in: as whom, and from which client network. */
export type SignInAttempt = { readonly mailbox: string; readonly network: string }

/** The limits of one step: of one person from one network, of the network, and of the person from all networks that are not theirs. */
export type SignInLimits = { readonly pair: LimitName; readonly network: LimitName; readonly elsewhere: LimitName }

/** A place to sign in at: the steps whose attempts are counted, and the key of the networks where somebody signed in. */
export type SignInScope = { readonly ownKey: string; readonly steps: readonly SignInLimits[] }

const pairOf = ({ mailbox, network }: SignInAttempt): string => `${mailbox} ${network}`

/** Whether that person signed in from that network within the last thirty days. */
export const isOwnNetwork = (
  { attempts, clock }: CountDeps, { ownKey }: SignInScope, attempt: SignInAttempt,
): TE.TaskEither<Failure, boolean> =>
  pipe(
    attempts.count(`${ownKey} ${pairOf(attempt)}`, new Date(clock.now().getTime() - OWN_NETWORK_FOR)),
    TE.map((times) => times > 0),
  )

/**
 * Counts an attempt before it is tried: for this person from this network, for this network, and, where that person never
 * signed in from this network, for the person from all such networks together. So neither many networks nor many accounts buy
 * more attempts, and nobody elsewhere can lock somebody out of where they sign in. `count`: of one limit.
 */
export const countSignInAttempt = (
  deps: CountDeps, place: SignInScope, limits: SignInLimits, attempt: SignInAttempt, count = countAttempt(deps),
): TE.TaskEither<Failure, void> =>
  pipe(
    count(limits.pair, pairOf(attempt)),
    TE.flatMap(() => count(limits.network, attempt.network)),
    TE.flatMap(() => isOwnNetwork(deps, place, attempt)),
    TE.flatMap((isOwn) => (isOwn ? TE.right(undefined) : count(limits.elsewhere, attempt.mailbox))),
  )

/** From now on this network is that person's own. */
export const noteOwnNetwork = (
  { attempts, clock }: CountDeps, { ownKey }: SignInScope, attempt: SignInAttempt,
): TE.TaskEither<Failure, void> => {
  const [now, key] = [clock.now(), `${ownKey} ${pairOf(attempt)}`]
  return pipe(
    attempts.reset(key),
    TE.flatMap(() => attempts.note(key, now, new Date(now.getTime() - OWN_NETWORK_FOR))),
    TE.map(() => undefined),
  )
}

/** Somebody signed in: the network is their own, and what was tried wrongly from it counts no more. */
export const noteSignIn = (deps: CountDeps, place: SignInScope, attempt: SignInAttempt): TE.TaskEither<Failure, void> =>
  pipe(
    noteOwnNetwork(deps, place, attempt),
    TE.flatMap(() => pipe(place.steps, TE.traverseSeqArray(({ pair }) => deps.attempts.reset(attemptKey(pair, pairOf(attempt)))))),
    TE.map(() => undefined),
  )
