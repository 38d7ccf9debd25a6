import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { StaffHolder, StaffRight } from '../../../domain/staff/staff-right.ts'

/** The shop's people while they do something. */
export interface ActingStaff {
  /**
   * Runs what somebody does by a right, and asks for the right once more inside every transaction of it: whoever was kept out, lost the
   * role or the token since the request came changes nothing and is refused. Whoever takes it away waits for a transaction that has
   * asked already. What runs by one right may run a part of itself by another one as well: both are asked there.
   */
  readonly doing: <Answer>(holder: StaffHolder, right: StaffRight, run: TaskEither<Failure, Answer>) => TaskEither<Failure, Answer>
}
