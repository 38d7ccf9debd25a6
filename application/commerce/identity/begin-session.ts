import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { makeSessionToken, sessionEnd, type SessionToken } from '../../../domain/identity/session.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { SessionBook } from './session-book.port.ts'
import type { SessionMaker } from './session-maker.port.ts'

export type SessionDeps = { readonly sessions: SessionBook; readonly sessionMaker: SessionMaker; readonly clock: Clock }

/** A session nobody ever saw before; the one the request came with is closed. */
export const beginSession =
  (deps: SessionDeps) =>
  (customer: Customer, before?: SessionToken): TE.TaskEither<Failure, { readonly customer: Customer; readonly session: SessionToken }> =>
    pipe(
      TE.fromIO(() => newToken(deps.sessionMaker, makeSessionToken)),
      TE.tap((token) =>
        deps.sessions.begin({ token, accountId: customer.accountId, endsAt: sessionEnd(deps.clock.now()) }),
      ),
      TE.tap(() => (before === undefined ? TE.right(undefined) : deps.sessions.end(before))),
      TE.map((session) => ({ customer, session })),
    )
