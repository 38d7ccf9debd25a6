import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../../../domain/customer/email.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { OWN_PLACE_FOR } from '../../../domain/identity/sign-in-limit.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { attemptKey, countAttempt, type CountDeps } from '../attempts/count-attempt.ts'

const pairOf = (email: Email, place: string): string => `${mailboxOf(email)} ${place}`

/** Whether somebody signed in to the account of this address from this network lately. */
export const isOwnPlace = ({ attempts, clock }: CountDeps, email: Email, place: string): TE.TaskEither<Failure, boolean> =>
  pipe(
    attempts.count(`signed in ${pairOf(email, place)}`, new Date(clock.now().getTime() - OWN_PLACE_FOR)),
    TE.map((times) => times > 0),
  )

/**
 * Counts a password that is tried three times over: for this account from this place, from this place for any account, and for
 * this account from any place where its owner never was. So neither many places nor many accounts buy more tries, and nobody
 * elsewhere can shut an owner out.
 */
export const countSignIn = (deps: CountDeps, email: Email, place: string): TE.TaskEither<Failure, void> =>
  pipe(
    countAttempt(deps)('signInOfPair', pairOf(email, place)),
    TE.flatMap(() => countAttempt(deps)('signInFromNetwork', place)),
    TE.flatMap(() => isOwnPlace(deps, email, place)),
    TE.flatMap((isOwn) =>
      isOwn ? TE.right(undefined) : countAttempt(deps)('signInOfEmail', mailboxOf(email))),
  )

/** Whoever came in is at home here from now on; what was tried wrongly from here is forgotten. */
export const noteSignedIn = ({ attempts, clock }: CountDeps, email: Email, place: string): TE.TaskEither<Failure, void> => {
  const now = clock.now()
  const own = `signed in ${pairOf(email, place)}`
  return pipe(
    attempts.forget(attemptKey('signInOfPair', pairOf(email, place))),
    TE.flatMap(() => attempts.forget(own)),
    TE.flatMap(() => attempts.note(own, now, new Date(now.getTime() - OWN_PLACE_FOR))),
    TE.map(() => undefined),
  )
}
