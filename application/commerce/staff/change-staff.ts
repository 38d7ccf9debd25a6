import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import type { Clock } from '../shop/clock.port.ts'
import { someRoles } from './add-staff.ts'
import type { StaffRepository, StaffChange } from './staff-repository.port.ts'

/** Disables or enables the account of a member of staff. */
export type SetStaffAccess = (
  by: string, id: unknown, isDisabled: boolean,
) => TE.TaskEither<FailureBy<'LastAdministrator' | 'NotFound'>, StaffMember>

export type ChangeStaffRoles = (
  by: string, id: unknown, roles: readonly StaffRole[],
) => TE.TaskEither<FailureBy<'LastAdministrator' | 'NoStaffRole' | 'NotFound'>, StaffMember>

type Deps = { readonly staffRepository: StaffRepository; readonly clock: Clock }

const changeStaff = ({ staffRepository, clock }: Deps, by: string, what: AuditEntryKind, id: unknown, change: StaffChange) =>
  pipe(
    TE.fromEither(makeStaffId(id)),
    TE.flatMap((staff): TE.TaskEither<FailureBy<'LastAdministrator' | 'NotFound'>, StaffMember> =>
      staffRepository.change(staff, change, { by, what, about: staff, at: clock.now() })),
  )

export const makeSetStaffAccess =
  (deps: Deps): SetStaffAccess =>
  (by, id, isDisabled) => changeStaff(deps, by, isDisabled ? 'staff.disabled' : 'staff.enabled', id, { isDisabled })

export const makeChangeStaffRoles =
  (deps: Deps): ChangeStaffRoles =>
  (by, id, roles) =>
    pipe(
      TE.fromEither(someRoles(roles)),
      TE.flatMap((some): ReturnType<ChangeStaffRoles> => changeStaff(deps, by, 'staff.roles_changed', id, { roles: some })),
    )
