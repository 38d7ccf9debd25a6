import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { isPermitted, type StaffCaller, type StaffPermission } from '../../../domain/staff/staff-permission.ts'
import { findActiveSession } from '../identity/find-active-session.ts'
import type { RequestContext } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'
import type { StaffSessions } from './staff-sessions.port.ts'

/**
 * Resolves the member of staff of a request, on every request; with an access token only that counts. `needed`: the permission they must
 * have.
 */
export type ResolveStaff = (visit: RequestContext, needed?: StaffPermission | 'staff') => TE.TaskEither<NotAdmitted, StaffCaller>

type NotAdmitted = FailureBy<'NotSignedIn' | 'NotAllowed'>

type Deps = { readonly staffSessions: StaffSessions; readonly accessTokens: AccessTokens; readonly clock: Clock }

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }
export const NOT_ALLOWED: RefusalBy<'NotAllowed'> = { _tag: 'NotAllowed' }

const findHolder = (
  { staffSessions, accessTokens, clock }: Deps, { staff }: RequestContext
): TE.TaskEither<ServiceUnavailable, StaffCaller | undefined> => {
  const [token, now] = [staff?.token(), clock.now()]
  if (token !== undefined) return accessTokens.holder(token, now)
  return pipe(
    findActiveSession(staff?.candidates() ?? [], (candidate) => staffSessions.holder(candidate, now)),
    TE.tapIO((active) => () => { if (active !== undefined) staff?.choose(active.session) }),
    TE.map((active) => active && { person: active.holder, session: active.session }),
  )
}

export const makeResolveStaff =
  (deps: Deps): ResolveStaff =>
  (visit, needed = 'staff') => pipe(
    findHolder(deps, visit),
    TE.flatMap(TE.fromNullable<NotAdmitted>(NOT_SIGNED_IN)),
    TE.filterOrElse((holder) => needed === 'staff' || isPermitted(holder, needed), (): NotAdmitted => NOT_ALLOWED),
  )
