import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { Callers, RequiredCaller, RequestContext } from '../shop/request-context.ts'
import { firstHeld } from './first-held.ts'
import type { SessionBook } from './session-book.port.ts'

/**
 * Whose request this is: the session says so and nothing else does (Commerce §6). Looked up once a request, and only where
 * it matters; a guest who asks what only a customer may is `NotSignedIn`.
 */
export type ResolveCaller = <Who extends RequiredCaller>(who: Who, visit: RequestContext) => TE.TaskEither<Failure, Callers[Who]>

type ByRight = { readonly [Who in RequiredCaller]: (visit: RequestContext) => TE.TaskEither<Failure, Callers[Who]> }

export const makeResolveCaller = (deps: { readonly sessions: SessionBook; readonly clock: Clock }): ResolveCaller => {
  const visitor: ByRight['visitor'] = (visit) => {
    const { session } = visit
    return pipe(
      firstHeld(session.candidates(), (candidate) => deps.sessions.holder(candidate, deps.clock.now())),
      TE.tapIO((held) => () => { if (held !== undefined) session.choose(held.session) }),
      TE.map((held) => ({ ...visit, owner: held?.holder })),
    )
  }
  const byRight: ByRight = {
    anyone: (visit) => TE.right(visit),
    visitor,
    customer: (visit) =>
      pipe(
        visitor(visit),
        TE.flatMap(({ owner, ...rest }) =>
          owner === undefined ? TE.left<Failure, Callers['customer']>({ _tag: 'NotSignedIn' }) : TE.right({ ...rest, owner }),
        ),
      ),
  }
  return (who, visit) => byRight[who](visit)
}
