import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isTooMany, tooManyAttempts } from '../../../domain/attempts/attempt-limit.ts'
import { LIMITS, type LimitName } from '../../../domain/limits/limits.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { StaffAct, StaffActKind } from '../../../domain/staff/staff-act.ts'
import { STAFF_OWN_NETWORK_FOR } from '../../../domain/staff/staff-session.ts'
import { attemptKey, type CountDeps } from '../attempts/count-attempt.ts'
import type { StaffTrail } from './staff-trail.port.ts'

export type StaffAttemptDeps = CountDeps & { readonly staffTrail: StaffTrail }

/** Somebody who tries to sign in to the back office: as whom (their mailbox), and from which network. */
export type StaffAttempt = { readonly mailbox: string; readonly network: string; readonly isKnown: boolean }

/** Stands in the audit log instead of an address that is nobody's: what was typed may be anything, also a password. */
const NOBODY = '—'

type Step = 'password' | 'code'
type Counted = { readonly network: LimitName; readonly pair: LimitName; readonly elsewhere: LimitName }
const LIMITS_OF: { readonly [step in Step]: Counted } = {
  password: { network: 'staffPasswordsFromNetwork', pair: 'staffPasswordsOfPair', elsewhere: 'staffPasswordsOfEmail' },
  code: { network: 'staffCodesFromNetwork', pair: 'staffCodesOfPair', elsewhere: 'staffCodesOfEmail' },
}

const pairOf = ({ mailbox, network }: StaffAttempt): string => `${mailbox} ${network}`
const ownKey = (attempt: StaffAttempt): string => `staff signed in ${pairOf(attempt)}`

/** Under which keys a person's attempts are counted that came from networks where they never signed in. */
export const elsewhereKeys = (mailbox: string): readonly string[] =>
  Object.values(LIMITS_OF).map(({ elsewhere }) => attemptKey(elsewhere, mailbox))

const noted = ({ attempts, clock }: CountDeps, name: LimitName, subject: string): TE.TaskEither<Failure, number> => {
  const now = clock.now()
  return attempts.note(attemptKey(name, subject), now, new Date(now.getTime() - LIMITS[name].window))
}

const audited = ({ staffTrail, clock }: StaffAttemptDeps, what: StaffActKind, attempt: StaffAttempt, detail: string) => {
  const act: StaffAct = { by: attempt.network, what, about: attempt.isKnown ? attempt.mailbox : NOBODY, at: clock.now(), detail }
  return staffTrail.note(act)
}

/** Nothing beyond the bound: nobody fills the audit log by knocking. */
const auditedWithin = (
  deps: StaffAttemptDeps, name: LimitName, subject: string, audit: TE.TaskEither<Failure, void>,
): TE.TaskEither<Failure, void> =>
  pipe(noted(deps, name, subject), TE.flatMap((count) => (isTooMany(count, LIMITS[name]) ? TE.right(undefined) : audit)))

/** An attempt was wrong: it stands in the audit log. */
export const noteFailedSignIn = (deps: StaffAttemptDeps, step: Step, attempt: StaffAttempt): TE.TaskEither<Failure, void> => {
  const audit = audited(deps, 'staff.sign_in_failed', attempt, step)
  return attempt.isKnown ? audit : auditedWithin(deps, 'unknownSignInEntries', '', audit)
}

const counted = (deps: StaffAttemptDeps, name: LimitName, subject: string, attempt: StaffAttempt): TE.TaskEither<Failure, void> =>
  pipe(
    noted(deps, name, subject),
    TE.flatMap((count) => {
      if (!isTooMany(count, LIMITS[name])) return TE.right(undefined)
      const audit = audited(deps, 'staff.sign_in_blocked', attempt, '')
      return pipe(
        auditedWithin(deps, 'blockedSignInEntries', attemptKey(name, subject), audit),
        TE.flatMap(() => TE.left<Failure>(tooManyAttempts(LIMITS[name]))),
      )
    }),
  )

const isOwnNetwork = ({ attempts, clock }: CountDeps, attempt: StaffAttempt): TE.TaskEither<Failure, boolean> =>
  pipe(
    attempts.count(ownKey(attempt), new Date(clock.now().getTime() - STAFF_OWN_NETWORK_FOR)),
    TE.map((times) => times > 0),
  )

/**
 * Counts an attempt before it is tried: for this person from this network, and, where that person never signed in from
 * this network, for the person from all such networks together. So many networks buy no more attempts, and nobody elsewhere
 * can lock somebody out of where they work.
 */
export const countStaffAttempt = (deps: StaffAttemptDeps, step: Step, attempt: StaffAttempt): TE.TaskEither<Failure, void> =>
  pipe(
    counted(deps, LIMITS_OF[step].network, attempt.network, attempt),
    TE.flatMap(() => counted(deps, LIMITS_OF[step].pair, pairOf(attempt), attempt)),
    TE.flatMap(() => isOwnNetwork(deps, attempt)),
    TE.flatMap((isOwn) =>
      (isOwn ? TE.right(undefined) : counted(deps, LIMITS_OF[step].elsewhere, attempt.mailbox, attempt))),
  )

/** From now on this network is one's own. */
export const noteOwnNetwork = ({ attempts, clock }: CountDeps, attempt: StaffAttempt): TE.TaskEither<Failure, void> => {
  const now = clock.now()
  return pipe(
    attempts.forget(ownKey(attempt)),
    TE.flatMap(() => attempts.note(ownKey(attempt), now, new Date(now.getTime() - STAFF_OWN_NETWORK_FOR))),
    TE.map(() => undefined),
  )
}

/** Somebody signed in: what was tried wrongly from here counts no more. */
export const noteStaffSignedIn = (deps: StaffAttemptDeps, attempt: StaffAttempt): TE.TaskEither<Failure, void> =>
  pipe(
    noteOwnNetwork(deps, attempt),
    TE.flatMap(() => deps.attempts.forget(attemptKey(LIMITS_OF.password.pair, pairOf(attempt)))),
    TE.flatMap(() => deps.attempts.forget(attemptKey(LIMITS_OF.code.pair, pairOf(attempt)))),
  )
