import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { mayDo, type StaffHolder, type StaffRight } from '../../../domain/staff/staff-right.ts'
import type { ActingStaff } from './acting-staff.port.ts'

export type ForStaffDeps = { readonly actingStaff: ActingStaff }

/**
 * One thing that the shop's people do, under their name: asked for the right it takes each time, wherever it is called from, and again
 * where something changes.
 */
export const forStaff =
  ({ actingStaff }: ForStaffDeps) =>
  <Asked extends readonly unknown[], Answer>(
    right: StaffRight, run: (holder: StaffHolder, ...asked: Asked) => TE.TaskEither<Failure, Answer>,
  ) =>
  (holder: StaffHolder, ...asked: Asked): TE.TaskEither<Failure, Answer> =>
    mayDo(holder, right) ? actingStaff.doing(holder, right, run(holder, ...asked)) : TE.left({ _tag: 'NotAllowed' })
