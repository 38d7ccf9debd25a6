import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StaffCaller } from '../../../domain/staff/staff-right.ts'
import { findActiveSession } from '../identity/find-active-session.ts'
import type { RequestContext } from '../shop/request-context.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AccessTokens } from './access-tokens.port.ts'
import type { StaffSessions } from './staff-sessions.port.ts'

/** Resolves the member of staff of a request, on every request; with an access token only that counts. */
export type ResolveStaff = (visit: RequestContext) => TE.TaskEither<FailureBy<'NotSignedIn'>, StaffCaller>

type Deps = { readonly staffSessions: StaffSessions; readonly accessTokens: AccessTokens; readonly clock: Clock }

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

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
  (visit) => pipe(findHolder(deps, visit), TE.flatMap(TE.fromNullable(NOT_SIGNED_IN)))
