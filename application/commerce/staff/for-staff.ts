import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { isPermitted, type StaffCaller, type StaffRight } from '../../../domain/staff/staff-right.ts'
import type { ActingStaff } from './acting-staff.port.ts'

export type ForStaffDeps = { readonly actingStaff: ActingStaff }

/** An operation of staff: its permission is checked on every call, and again inside transactions. */
export const forStaff =
  ({ actingStaff }: ForStaffDeps) =>
  <Arguments extends readonly unknown[], Answer>(
    right: StaffRight, run: (holder: StaffCaller, ...args: Arguments) => TE.TaskEither<Failure, Answer>,
  ) =>
  (holder: StaffCaller, ...args: Arguments): TE.TaskEither<Failure, Answer> =>
    isPermitted(holder, right) ? actingStaff.doing(holder, right, run(holder, ...args)) : TE.left({ _tag: 'NotAllowed' })
