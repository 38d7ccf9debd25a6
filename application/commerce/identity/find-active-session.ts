import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** A session with its holder. */
type ActiveSession<Holder> = { readonly session: SessionToken; readonly holder: Holder }

/**
 * The first active session among those of a request: a foreign cookie of the same name, of another path or domain, signs nobody out. One
 * lookup if the request has one session.
 */
export const findActiveSession = <Holder>(
  candidates: readonly SessionToken[], find: (session: SessionToken) => TE.TaskEither<ServiceUnavailable, Holder | undefined>,
): TE.TaskEither<ServiceUnavailable, ActiveSession<Holder> | undefined> =>
  candidates.reduce<TE.TaskEither<ServiceUnavailable, ActiveSession<Holder> | undefined>>(
    (before, session) => pipe(
      before,
      TE.flatMap((active) => (active !== undefined ? TE.right(active) : pipe(
        find(session),
        TE.map((holder) => (holder === undefined ? undefined : { session, holder })),
      ))),
    ),
    TE.right(undefined),
  )
