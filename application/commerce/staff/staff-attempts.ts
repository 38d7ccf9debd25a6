import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { LimitName } from '../../../domain/limits/limits.ts'
import type { Failure, FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { AuditEntry, AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { attemptKey, countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import {
  countSignInAttempt, noteOwnNetwork, noteSignIn, type SignInAttempt, type SignInLimits, type SignInScope,
} from '../attempts/sign-ins.ts'
import type { AuditLog } from './audit-log.port.ts'
import { ignoreTooManyAttempts } from '../identity/ignore-too-many-attempts.ts'

export type StaffAttemptDeps = CountDeps & { readonly auditLog: AuditLog }

/** A back-office sign-in attempt; `accountExists`: the address has an account. */
export type StaffAttempt = SignInAttempt & { readonly accountExists: boolean }

/** Replaces an unknown address in the audit log: the input may be anything, also a password. */
const UNKNOWN_ACCOUNT = '—'

const isBeyond = ({ _tag }: Failure): boolean => _tag === 'TooManyAttempts'

type Step = 'password' | 'code'
const LIMITS_OF: { readonly [step in Step]: SignInLimits } = {
  password: { pair: 'staffPasswordsOfPair', network: 'staffPasswordsFromNetwork', newNetworks: 'staffPasswordsOfEmail' },
  code: { pair: 'staffCodesOfPair', network: 'staffCodesFromNetwork', newNetworks: 'staffCodesOfEmail' },
}
const BACK_OFFICE: SignInScope = { ownKey: 'staff signed in', steps: Object.values(LIMITS_OF) }

/** The keys that count a person's attempts from networks where they never signed in. */
export const foreignNetworkKeys = (account: string): readonly string[] =>
  BACK_OFFICE.steps.map(({ newNetworks }) => attemptKey(newNetworks, account))

const writeEntry = ({ auditLog, clock }: StaffAttemptDeps, what: AuditEntryKind, attempt: StaffAttempt, detail: string) => {
  const about = attempt.accountExists ? attempt.account : UNKNOWN_ACCOUNT
  const act: AuditEntry = { by: attempt.network, what, about, at: clock.now(), detail }
  return auditLog.note(act)
}

/** No entries above the limit: nobody can fill the audit log with attempts. */
const writeEntryWithin = (
  deps: StaffAttemptDeps, name: LimitName, subject: string, audit: TE.TaskEither<ServiceUnavailable, void>,
): TE.TaskEither<ServiceUnavailable, void> =>
  pipe(
    countAttempt(deps)(name, subject),
    TE.flatMap(() => audit),
    ignoreTooManyAttempts,
  )

/** Records a failed attempt in the audit log. */
export const noteFailedSignIn = (deps: StaffAttemptDeps, step: Step, attempt: StaffAttempt): TE.TaskEither<ServiceUnavailable, void> => {
  const audit = writeEntry(deps, 'staff.sign_in_failed', attempt, step)
  return attempt.accountExists ? audit : writeEntryWithin(deps, 'unknownSignInEntries', '', audit)
}

/** Counts against a limit; reaching it is recorded in the audit log. */
const countAndAudit = (
  deps: StaffAttemptDeps, attempt: StaffAttempt
) => (name: LimitName, subject: string): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
  pipe(
    countAttempt(deps)(name, subject),
    TE.orElseFirst((failure) =>
      (isBeyond(failure)
        ? writeEntryWithin(deps, 'blockedSignInEntries', attemptKey(name, subject), writeEntry(deps, 'staff.sign_in_blocked', attempt, ''))
        : TE.right(undefined))),
  )

/** Counts an attempt of a step before it is checked. */
export const countStaffAttempt = (deps: StaffAttemptDeps, step: Step, attempt: StaffAttempt): TE.TaskEither<
  FailureBy<'TooManyAttempts'>, void
> =>
  countSignInAttempt(deps, BACK_OFFICE, LIMITS_OF[step], attempt, countAndAudit(deps, attempt))

/** Records this network as one of the account's own. */
export const noteStaffNetwork = (deps: CountDeps, attempt: SignInAttempt): TE.TaskEither<ServiceUnavailable, void> =>
  noteOwnNetwork(deps, BACK_OFFICE, attempt)

/** Records a back-office sign-in. */
export const noteStaffSignedIn = (deps: CountDeps, attempt: SignInAttempt): TE.TaskEither<ServiceUnavailable, void> =>
  noteSignIn(deps, BACK_OFFICE, attempt)
