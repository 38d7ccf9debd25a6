import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { LimitName } from '../../../domain/limits/limits.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AuditEntry, AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { attemptKey, countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import {
  countSignInAttempt, noteOwnNetwork, noteSignIn, type SignInAttempt, type SignInLimits, type SignInScope,
} from '../attempts/sign-ins.ts'
import type { AuditLog } from './audit-log.port.ts'

export type StaffAttemptDeps = CountDeps & { readonly auditLog: AuditLog }

/** Somebody who tries to sign in to the back office. */
export type StaffAttempt = SignInAttempt & { readonly isKnown: boolean }

/** Stands in the audit log instead of an address that is nobody's: what was typed may be anything, also a password. */
const NOBODY = '—'

const isBeyond = ({ _tag }: Failure): boolean => _tag === 'TooManyAttempts'

type Step = 'password' | 'code'
const LIMITS_OF: { readonly [step in Step]: SignInLimits } = {
  password: { pair: 'staffPasswordsOfPair', network: 'staffPasswordsFromNetwork', elsewhere: 'staffPasswordsOfEmail' },
  code: { pair: 'staffCodesOfPair', network: 'staffCodesFromNetwork', elsewhere: 'staffCodesOfEmail' },
}
const BACK_OFFICE: SignInScope = { ownKey: 'staff signed in', steps: Object.values(LIMITS_OF) }

/** Under which keys a person's attempts are counted that came from networks where they never signed in. */
export const foreignNetworkKeys = (mailbox: string): readonly string[] =>
  BACK_OFFICE.steps.map(({ elsewhere }) => attemptKey(elsewhere, mailbox))

const audited = ({ auditLog, clock }: StaffAttemptDeps, what: AuditEntryKind, attempt: StaffAttempt, detail: string) => {
  const act: AuditEntry = { by: attempt.network, what, about: attempt.isKnown ? attempt.mailbox : NOBODY, at: clock.now(), detail }
  return auditLog.note(act)
}

/** Nothing beyond the bound: nobody fills the audit log by knocking. */
const auditedWithin = (
  deps: StaffAttemptDeps, name: LimitName, subject: string, audit: TE.TaskEither<Failure, void>,
): TE.TaskEither<Failure, void> =>
  pipe(
    countAttempt(deps)(name, subject),
    TE.flatMap(() => audit),
    TE.orElse((failure) => (isBeyond(failure) ? TE.right(undefined) : TE.left(failure))),
  )

/** An attempt was wrong: it stands in the audit log. */
export const noteFailedSignIn = (deps: StaffAttemptDeps, step: Step, attempt: StaffAttempt): TE.TaskEither<Failure, void> => {
  const audit = audited(deps, 'staff.sign_in_failed', attempt, step)
  return attempt.isKnown ? audit : auditedWithin(deps, 'unknownSignInEntries', '', audit)
}

/** Counts towards a limit; that it was met stands in the audit log. */
const counted = (deps: StaffAttemptDeps, attempt: StaffAttempt) => (name: LimitName, subject: string): TE.TaskEither<Failure, void> =>
  pipe(
    countAttempt(deps)(name, subject),
    TE.orElseFirst((failure) =>
      (isBeyond(failure)
        ? auditedWithin(deps, 'blockedSignInEntries', attemptKey(name, subject), audited(deps, 'staff.sign_in_blocked', attempt, ''))
        : TE.right(undefined))),
  )

/** Counts an attempt of a step before it is tried. */
export const countStaffAttempt = (deps: StaffAttemptDeps, step: Step, attempt: StaffAttempt): TE.TaskEither<Failure, void> =>
  countSignInAttempt(deps, BACK_OFFICE, LIMITS_OF[step], attempt, counted(deps, attempt))

/** From now on this network is one's own. */
export const noteStaffNetwork = (deps: CountDeps, attempt: SignInAttempt): TE.TaskEither<Failure, void> =>
  noteOwnNetwork(deps, BACK_OFFICE, attempt)

/** Somebody signed in. */
export const noteStaffSignedIn = (deps: CountDeps, attempt: SignInAttempt): TE.TaskEither<Failure, void> =>
  noteSignIn(deps, BACK_OFFICE, attempt)
