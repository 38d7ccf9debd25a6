import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import { UNKNOWN_DEVICE } from '../../../domain/identity/device.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import { makeSessionToken, type SessionToken } from '../../../domain/identity/session.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import { staffSessionEnd } from '../../../domain/staff/staff-session.ts'
import type { SessionMaker } from '../identity/session-maker.port.ts'
import { findActiveSession } from '../identity/find-active-session.ts'
import type { UseCase } from '../operation.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CodeSecrets } from './code-secrets.port.ts'
import type { OneTimeCodes } from './one-time-codes.port.ts'
import {
  countStaffAttempt, noteFailedSignIn, noteStaffSignedIn, type StaffAttempt, type StaffAttemptDeps,
} from './staff-attempts.ts'
import type { StaffSessions, WaitingStaff } from './staff-sessions.port.ts'

type Deps = StaffAttemptDeps & {
  readonly staffSessions: StaffSessions
  readonly oneTimeCodes: OneTimeCodes
  readonly codeSecrets: CodeSecrets
  readonly sessionMaker: SessionMaker
  readonly tokens: TokenMaker
}

const WRONG: RefusalBy<'WrongCode'> = { _tag: 'WrongCode' }
const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

const confirmCode = (
  deps: Deps, caller: Callers['anyone'], waiting: SessionToken, { person, secret }: WaitingStaff, code: string,
): TE.TaskEither<FailureBy<'WrongCode'>, StaffMember> => {
  const now = deps.clock.now()
  const clearSecret = deps.codeSecrets.decrypt(secret, person.id)
  const step = clearSecret === undefined ? undefined : deps.oneTimeCodes.stepOf(clearSecret, code.replaceAll(/\s/g, ''), now)
  if (step === undefined) return TE.left(WRONG)
  const session = {
    token: newToken(deps.sessionMaker, makeSessionToken), id: newToken(deps.tokens, makeSessionId),
    device: caller.device ?? UNKNOWN_DEVICE, at: now, endsAt: staffSessionEnd(now),
  }
  const act: AuditEntry = { by: person.name, what: 'staff.signed_in', about: person.email, at: now, detail: caller.from }
  return pipe(
    deps.staffSessions.confirm(waiting, step, session, act),
    TE.filterOrElseW((isIn) => isIn, () => WRONG),
    TE.tapIO(() => () => { caller.staff?.store(session.token, session.endsAt) }),
    TE.map(() => person),
  )
}

const attemptCode = (
  deps: Deps, caller: Callers['anyone'], waiting: SessionToken, staff: WaitingStaff, code: string,
): TE.TaskEither<FailureBy<'TooManyAttempts' | 'WrongCode'>, StaffMember> => {
  const attempt: StaffAttempt = { account: canonicalEmailOf(staff.person.email), network: caller.from, accountExists: true }
  return pipe(
    countStaffAttempt(deps, 'code', attempt),
    TE.flatMap(() => confirmCode(deps, caller, waiting, staff, code)),
    TE.orElseFirst((failure) => (failure === WRONG ? noteFailedSignIn(deps, 'code', attempt) : TE.right(undefined))),
    TE.tap(() => noteStaffSignedIn(deps, attempt)),
  )
}

/** The second step, by a one-time code: a new session begins. A used code and a wrong one give the same response. */
export const makeConfirmStaffSession =
  (deps: Deps): UseCase<typeof staffMemberContract.confirmStaffSession> =>
  (caller, { code }) => {
    const now = deps.clock.now()
    return pipe(
      findActiveSession(caller.staff?.candidates() ?? [], (candidate) => deps.staffSessions.waiting(candidate, now)),
      TE.flatMap(TE.fromNullable(NOT_SIGNED_IN)),
      TE.flatMap(({ session, holder }) => attemptCode(deps, caller, session, holder, code)),
    )
  }
