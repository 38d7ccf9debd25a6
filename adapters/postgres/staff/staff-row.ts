import type { Selectable } from 'kysely'
import type { Email } from '../../../domain/customer/email.ts'
import type { StaffName } from '../../../domain/staff/staff-name.ts'
import type { StaffId, StaffMember } from '../../../domain/staff/staff-member.ts'
import { isStaffRole } from '../../../domain/staff/staff-role.ts'
import type { StaffTable } from '../tables.ts'

export const STAFF_COLUMNS = ['staff.id', 'staff.email', 'staff.name', 'staff.roles', 'staff.is_disabled'] as const

/** A role of another version of the shop is ignored. */
export const toStaff = (row: Selectable<Pick<StaffTable, 'id' | 'email' | 'name' | 'roles' | 'is_disabled'>>): StaffMember => ({
  id: row.id as StaffId, email: row.email as Email, name: row.name as StaffName,
  roles: row.roles.filter(isStaffRole), isDisabled: row.is_disabled,
})
