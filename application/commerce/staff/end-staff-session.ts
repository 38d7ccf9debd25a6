import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { staffMemberContract } from '../../contract/staff/members.ts'
import type { UseCase } from '../operation.ts'
import type { StaffSessions } from './staff-sessions.port.ts'

/** Ends the back-office session; without one nothing happens. */
export const makeEndStaffSession =
  ({ staffSessions }: { readonly staffSessions: StaffSessions }): UseCase<typeof staffMemberContract.endStaffSession> =>
  ({ staff }) =>
    pipe(
      TE.traverseSeqArray(staffSessions.end)(staff?.candidates() ?? []),
      TE.map(() => undefined),
      TE.tapIO(() => () => { staff?.clear() }),
    )
