import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import type { StaffSessions } from './staff-sessions.port.ts'

/** Ends the back-office session; without one nothing happens. */
export type EndStaffSession = (caller: Callers['anyone']) => TE.TaskEither<Failure, void>

export const makeEndStaffSession =
  ({ staffSessions }: { readonly staffSessions: StaffSessions }): EndStaffSession =>
  ({ staff }) =>
    pipe(
      TE.traverseSeqArray(staffSessions.end)(staff?.candidates() ?? []),
      TE.map(() => undefined),
      TE.tapIO(() => () => { staff?.clear() }),
    )
