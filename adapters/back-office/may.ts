import { BACK_OFFICE_CONTRACT } from '../../application/contract/staff/staff.ts'
import { isPermitted, type StaffCaller, type StaffPermission } from '../../domain/staff/staff-permission.ts'

type Contract = typeof BACK_OFFICE_CONTRACT

/** The operations that need a permission. */
export type PermittedOperation = {
  [Name in keyof Contract]: Contract[Name]['permission'] extends StaffPermission ? Name : never
}[keyof Contract]

/** Whether a staff member has the permission of an operation. */
export const may = (holder: StaffCaller, name: PermittedOperation): boolean => isPermitted(holder, BACK_OFFICE_CONTRACT[name].permission)
