import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A session that somebody holds, with what is known of them. */
type Held<Holder> = { readonly session: SessionToken; readonly holder: Holder }

/**
 * The first of the sessions that a request brought which somebody holds: a foreign cookie of the same name, of another path or domain,
 * signs nobody out. One lookup where the request brought one session.
 */
export const firstHeld = <Holder>(
  candidates: readonly SessionToken[], find: (session: SessionToken) => TE.TaskEither<ServiceUnavailable, Holder | undefined>,
): TE.TaskEither<ServiceUnavailable, Held<Holder> | undefined> =>
  candidates.reduce<TE.TaskEither<ServiceUnavailable, Held<Holder> | undefined>>(
    (before, session) => pipe(
      before,
      TE.flatMap((found) => (found !== undefined ? TE.right(found) : pipe(
        find(session),
        TE.map((holder) => (holder === undefined ? undefined : { session, holder })),
      ))),
    ),
    TE.right(undefined),
  )
