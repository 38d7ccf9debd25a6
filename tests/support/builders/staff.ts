import { makeEmail } from '../../../domain/customer/email.ts'
import { makeAccessTokenId } from '../../../domain/staff/access-token.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffCaller } from '../../../domain/staff/staff-permission.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'
import { made } from './made.ts'

export const staffId = (name: string) => made(makeStaffId(`staff-${name}`.padEnd(22, '_')))

export const aStaffPerson = (stated: Partial<StaffMember> = {}): StaffMember => ({
  id: staffId('lea'), email: made(makeEmail('lea@iris.example')), name: made(makeStaffName('Lea Graf')), roles: ['all'], isDisabled: false,
  ...stated,
})

/** Of an API token. */
export const aStaffToken = (roles: readonly StaffRole[]): NonNullable<StaffCaller['token']> =>
  ({ id: made(makeAccessTokenId('token-program'.padEnd(22, '_'))), roles })
