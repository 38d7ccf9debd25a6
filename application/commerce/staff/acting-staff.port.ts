import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { StaffCaller, StaffPermission } from '../../../domain/staff/staff-permission.ts'

/** Permission checks of staff. */
export interface ActingStaff {
  /**
   * Runs a command with a permission, and checks the permission again inside every transaction of it: a disabled account, removed role or
   * revoked token since the request began changes nothing and is refused. Removing a permission waits for transactions that have checked
   * it. A command may run a part with another permission: both are checked.
   */
  readonly doing: <Refused, Answer>(
    holder: StaffCaller, permission: StaffPermission, run: TaskEither<Refused, Answer>,
  ) => TaskEither<Refused | FailureBy<'NotAllowed' | 'NotSignedIn'>, Answer>
}
