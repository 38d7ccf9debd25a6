import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureBy, RefusalBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { Callers, RequiredCaller, RequestContext } from '../shop/request-context.ts'
import { findActiveSession } from './find-active-session.ts'
import type { SessionRepository } from './session-repository.port.ts'

/**
 * Resolves the caller of a request from the session and nothing else (Commerce §6). Looked up once per request, and only where needed; a
 * guest who calls a customer operation is `NotSignedIn`.
 */
export type ResolveCaller = <Who extends RequiredCaller>(who: Who, visit: RequestContext) => Resolved<Who>

type Resolved<Who extends RequiredCaller> =
  TE.TaskEither<Who extends 'customer' ? FailureBy<'NotSignedIn'> : ServiceUnavailable, Callers[Who]>
type Resolvers = { readonly [Who in RequiredCaller]: (visit: RequestContext) => Resolved<Who> }

export const makeResolveCaller = (deps: { readonly sessions: SessionRepository; readonly clock: Clock }): ResolveCaller => {
  const visitor: Resolvers['visitor'] = (visit) => {
    const { session } = visit
    return pipe(
      findActiveSession(session.candidates(), (candidate) => deps.sessions.holder(candidate, deps.clock.now())),
      TE.tapIO((active) => () => { if (active !== undefined) session.choose(active.session) }),
      TE.map((active) => ({ ...visit, owner: active?.holder })),
    )
  }
  const resolvers: Resolvers = {
    anyone: (visit) => TE.right(visit),
    visitor,
    customer: (visit) =>
      pipe(
        visitor(visit),
        TE.flatMap(({ owner, ...rest }) =>
          owner === undefined
            ? TE.left<RefusalBy<'NotSignedIn'>, Callers['customer']>({ _tag: 'NotSignedIn' })
            : TE.right({ ...rest, owner }),
        ),
      ),
  }
  return (who, visit) => resolvers[who](visit)
}
