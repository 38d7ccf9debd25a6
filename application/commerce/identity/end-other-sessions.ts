import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import type { OwnSessions } from './own-sessions.port.ts'

/** Signs out everywhere but here. */
export type EndOtherSessions = (asker: Askers['customer']) => TE.TaskEither<Failure, void>

export const makeEndOtherSessions =
  ({ ownSessions }: { readonly ownSessions: OwnSessions }): EndOtherSessions =>
  ({ owner, session }) => {
    const here = session.kept()
    return here === undefined ? TE.left({ _tag: 'NotSignedIn' }) : ownSessions.endOthers(owner, here)
  }
