import * as E from 'fp-ts/lib/Either.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeStaffName } from '../../../domain/staff/staff-name.ts'
import { makeStaffId, type StaffMember } from '../../../domain/staff/staff-member.ts'
import type { StaffRole } from '../../../domain/staff/staff-role.ts'

/** The password and the one-time code secret of all demo staff: public, and in no other shop. */
export const DEMO_STAFF_PASSWORD = 'demo-pult-9'
export const DEMO_STAFF_SECRET = 'IRISDEMOIRISDEMOIRISDEMOIRISDEMO'

const valid = <Value>(result: E.Either<unknown, Value>): Value => {
  if (E.isLeft(result)) throw new Error(`The demo shop's staff is invalid: ${JSON.stringify(result.left)}`)
  return result.right
}

const person = (name: string, fullName: string, role: StaffRole): StaffMember => ({
  id: valid(makeStaffId(`demo-${name}`.padEnd(22, '0'))),
  email: valid(makeEmail(`${name}@iris.example`)),
  name: valid(makeStaffName(fullName)),
  roles: [role],
  isDisabled: false,
})

/** One member of staff for each role. */
export const demoStaff = (): readonly StaffMember[] => [
  person('lea', 'Lea Graf', 'all'),
  person('omar', 'Omar Sutter', 'orders'),
  person('gina', 'Gina Rossi', 'products'),
  person('colin', 'Colin Favre', 'content'),
]
