import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { AuditEntryKind } from '../../../domain/staff/audit-entry.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import type { Clock } from '../shop/clock.port.ts'
import { someRoles } from './add-staff.ts'
import type { StaffRepository, StaffChange } from './staff-repository.port.ts'

export type RoleChange = { readonly roles: readonly StaffRole[] } | { readonly isDisabled: boolean }

/** Changes the roles of a member of staff, or disables or enables the account. */
export type ChangeStaff = (
  by: string, id: unknown, change: RoleChange,
) => TE.TaskEither<FailureBy<'LastAdministrator' | 'NoStaffRole' | 'NotFound'>, StaffMember>

type Deps = { readonly staffRepository: StaffRepository; readonly clock: Clock }

const auditEntryOf = (change: Pick<StaffChange, 'isDisabled'>): AuditEntryKind => {
  if (change.isDisabled === undefined) return 'staff.roles_changed'
  return change.isDisabled ? 'staff.disabled' : 'staff.enabled'
}

export const makeChangeStaff =
  ({ staffRepository, clock }: Deps): ChangeStaff =>
  (by, id, change) =>
    pipe(
      TE.fromEither(makeStaffId(id)),
      TE.bindTo('staff'),
      TE.bindW('staffChange', (): TE.TaskEither<RefusalBy<'NoStaffRole'>, StaffChange> =>
        'roles' in change ? pipe(TE.fromEither(someRoles(change.roles)), TE.map((roles) => ({ roles }))) : TE.right(change)),
      TE.flatMap(({ staff, staffChange }) =>
        staffRepository.change(staff, staffChange, { by, what: auditEntryOf(staffChange), about: staff, at: clock.now() })),
    )
