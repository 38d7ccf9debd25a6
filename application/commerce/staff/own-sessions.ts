import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import { makeSessionId } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { AuditEntry } from '../../../domain/staff/audit-entry.ts'
import type { StaffCaller } from '../../../domain/staff/staff-permission.ts'
import type { UseCase } from '../operation.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { OwnStaffSessions } from './own-staff-sessions.port.ts'

type Ports = { readonly ownStaffSessions: OwnStaffSessions; readonly clock: Clock }

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }
const NOT_FOUND: RefusalBy<'NotFound'> = { _tag: 'NotFound', what: 'session' }

const currentSession = ({ session }: StaffCaller): TE.TaskEither<
  RefusalBy<'NotSignedIn'>, SessionToken
> => TE.fromNullable(NOT_SIGNED_IN)(session)

const entryFor = ({ clock }: Ports, { person: { name, email } }: StaffCaller): AuditEntry =>
  ({ by: name, what: 'staff.sessions_ended', about: email, at: clock.now() })

export const makeListOwnSessions =
  ({ ownStaffSessions, clock }: Ports): UseCase<typeof staffMemberContract.listOwnSessions> =>
  (caller) =>
    pipe(currentSession(caller), TE.flatMap((session) => ownStaffSessions.list(caller.person.id, session, clock.now())))

export const makeEndOwnSession =
  (ports: Ports): UseCase<typeof staffMemberContract.endOwnSession> =>
  (caller, { id }) =>
    pipe(
      TE.fromEither(makeSessionId(id)),
      TE.mapLeft(() => NOT_FOUND),
      TE.flatMap((sessionId) => ports.ownStaffSessions.end(caller.person.id, sessionId, entryFor(ports, caller))),
    )

export const makeEndOtherOwnSessions =
  (ports: Ports): UseCase<typeof staffMemberContract.endOtherOwnSessions> =>
  (caller) =>
    pipe(
      currentSession(caller),
      TE.flatMap((session) => ports.ownStaffSessions.endOthers(caller.person.id, session, entryFor(ports, caller))),
    )
