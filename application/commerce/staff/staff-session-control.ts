import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeSessionId, type SessionEntry } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffCaller } from '../../../domain/staff/staff-right.ts'
import type { Clock } from '../shop/clock.port.ts'
import { forStaff, type ForStaffDeps } from './for-staff.ts'
import type { OwnStaffSessions } from './own-staff-sessions.port.ts'

export type StaffSessionControlDeps = ForStaffDeps & { readonly ownStaffSessions: OwnStaffSessions; readonly clock: Clock }

const NOT_SIGNED_IN: Failure = { _tag: 'NotSignedIn' }
const NOT_FOUND: Failure = { _tag: 'NotFound', what: 'session' }

const currentSession = ({ session }: StaffCaller): TE.TaskEither<Failure, SessionToken> => TE.fromNullable(NOT_SIGNED_IN)(session)

/** The caller's own back-office sessions: list them and end any of them. */
export const makeStaffSessionControl = (deps: StaffSessionControlDeps) => {
  const { ownStaffSessions, clock } = deps
  const may = forStaff(deps)
  const entryFor = ({ name, email }: StaffMember): AuditEntry =>
    ({ by: name, what: 'staff.sessions_ended', about: email, at: clock.now() })
  return {
    listOwnSessions: may('own-sessions:write', (holder): TE.TaskEither<Failure, readonly SessionEntry[]> => pipe(
      currentSession(holder),
      TE.flatMap((session) => ownStaffSessions.list(holder.person.id, session, clock.now())),
    )),
    endOwnSession: may('own-sessions:write', ({ person }, id: unknown): TE.TaskEither<Failure, void> => pipe(
      TE.fromEither(makeSessionId(id)),
      TE.mapLeft(() => NOT_FOUND),
      TE.flatMap((sessionId) => ownStaffSessions.end(person.id, sessionId, entryFor(person))),
    )),
    endOtherOwnSessions: may('own-sessions:write', (holder): TE.TaskEither<Failure, void> => pipe(
      currentSession(holder),
      TE.flatMap((session) => ownStaffSessions.endOthers(holder.person.id, session, entryFor(holder.person))),
    )),
  }
}
